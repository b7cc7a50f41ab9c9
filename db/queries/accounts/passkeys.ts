import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Database, returningRows, selectFirst } from "#db/client";
import { erase } from "#db/queries/erase";
import { sqlSeconds } from "#db/queries/seconds";
import { accountTokens, passkeyChallenges, passkeys, recoveryCodes } from "#db/schema";
import { isStillPassword } from "./sessions";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** More keys than anybody carries. */
export const MAX_PASSKEYS = 20;

export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at))
    .limit(MAX_PASSKEYS);
}

export const insertPasskeyIf = (db: Database, passkey: Omit<PasskeyRow, "last_used_at">, condition: SQL) =>
  db.run(sql`insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at)
    select ${passkey.id}, ${passkey.user_id}, ${passkey.public_key}, cast(${passkey.counter} as integer), ${JSON.stringify(passkey.transports)}, ${passkey.name},
      ${Number(passkey.is_backed_up)}, ${sqlSeconds(passkey.created_at)} where ${condition}`);

export const hasPasskey = (userId: string, id: string): SQL =>
  sql`exists (select 1 from passkeys where id = ${id} and user_id = ${userId})`;

/** False where the device's counter has not risen, unless it never counts. */
export async function countPasskeyUse(db: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(
      and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))),
    )
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** With the last passkey the recovery codes go too. Nothing where `condition` fails. */
export const deletePasskey = (db: Database, userId: string, id: string, condition: SQL) =>
  [
    ...erase(db, passkeys, sql`${passkeys.id} = ${id} and ${passkeys.user_id} = ${userId} and ${condition}`),
    db
      .delete(recoveryCodes)
      .where(
        and(eq(recoveryCodes.user_id, userId), sql`not exists (select 1 from passkeys p where p.user_id = ${userId})`),
      ),
  ] as const;

/** Nothing where `condition` fails; returns a row for each code. */
export const replaceRecoveryCodes = (db: Database, userId: string, hashes: string[], condition: SQL) =>
  [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), condition)),
    returningRows(db, { id: recoveryCodes.id })`insert into recovery_codes (id, user_id)
      select value, ${userId} from json_each(${JSON.stringify(hashes)}) where ${condition}`,
  ] as const;

/** False where there is no such code, or it was redeemed. */
export async function redeemRecoveryCode(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(eq(recoveryCodes.id, hash), eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
}

type Question = typeof passkeyChallenges.$inferSelect;

export const upsertChallenge = (db: Database, question: Question) =>
  db.insert(passkeyChallenges).values(question).onConflictDoUpdate({ target: passkeyChallenges.id, set: question });

/** If the password is still the one that was checked; returns whether it is. */
export async function openStep(
  db: Database,
  { id, user_id, expires_at }: Omit<Question, "challenge">,
  passwordHash: string,
): Promise<boolean> {
  const rows = await returningRows(db, { id: passkeyChallenges.id })`
    insert into passkey_challenges (id, user_id, expires_at)
      select ${id}, ${user_id}, ${sqlSeconds(expires_at)} where ${isStillPassword(user_id, passwordHash)}`;
  return rows.length === 1;
}

export const endStepsOf = (db: Database, userId: string) =>
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, userId));

export async function findOpenStep(db: Database, id: string, now: Date): Promise<{ user_id: string } | null> {
  const [row] = await db
    .select({ user_id: passkeyChallenges.user_id })
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expires_at, now)));
  return row ?? null;
}

export const setChallenge = (db: Database, id: string, challenge: string) =>
  db.update(passkeyChallenges).set({ challenge }).where(eq(passkeyChallenges.id, id));

/** Each is answered once; null where there is none. */
export async function consumeChallenge(db: Database, id: string, now: Date): Promise<string | null> {
  const isOpen = and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expires_at, now));
  const [row] = await db.select({ challenge: passkeyChallenges.challenge }).from(passkeyChallenges).where(isOpen);
  if (!row?.challenge) return null;
  const taken = await db
    .update(passkeyChallenges)
    .set({ challenge: null })
    .where(and(isOpen, eq(passkeyChallenges.challenge, row.challenge)))
    .returning({ id: passkeyChallenges.id });
  return taken.length === 1 ? row.challenge : null;
}

/** Returns whether it was still open: of two simultaneous requests one wins. */
export async function endStep(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.id, id))
    .returning({ id: passkeyChallenges.id });
  return rows.length === 1;
}

export const isPasskeyLink = (userId: string, hash: string, now: Date): SQL =>
  sql`exists (select 1 from account_tokens where id = ${hash} and user_id = ${userId} and purpose = 'first_passkey' and used_at is null and expires_at > ${sqlSeconds(now)})`;

export async function holdsPasskeyLink(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  const row = await selectFirst(db, { holds: sql<number>`${isPasskeyLink(userId, hash, now)}` })``;
  return row?.holds === 1;
}

export const endPasskeyLinks = (db: Database, userId: string, condition: SQL) =>
  db
    .delete(accountTokens)
    .where(and(eq(accountTokens.user_id, userId), eq(accountTokens.purpose, "first_passkey"), condition));
