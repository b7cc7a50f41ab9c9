import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { passkeyChallenges, passkeys, recoveryCodes } from "#db/schema";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** More keys than anybody carries. */
export const MAX_PASSKEYS = 20;

export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.created_at)).limit(MAX_PASSKEYS);
}

export const insertPasskey = (db: Database, passkey: typeof passkeys.$inferInsert) => db.insert(passkeys).values(passkey);

/** Counts a use; answers false where the device says it was used no more often than we know, unless it never counts. */
export async function countPasskeyUse(db: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Statements: one of a person's passkeys is gone; with the last one, so are the recovery codes. */
export const deletePasskey = (db: Database, userId: string, id: string) =>
  [
    db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId))).returning({ id: passkeys.id }),
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, userId), sql`not exists (select 1 from passkeys p where p.user_id = ${userId})`)),
  ] as const;

/** Statements: new recovery codes in the place of the former ones, by their hashes. */
export const replaceRecoveryCodes = (db: Database, userId: string, hashes: string[]) =>
  [
    db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId)),
    db.insert(recoveryCodes).values(hashes.map((id) => ({ id, user_id: userId }))),
  ] as const;

/** Uses a recovery code up; false where there is no such code, or it has been used. */
export async function useRecoveryCode(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(eq(recoveryCodes.id, hash), eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
  return row?.count ?? 0;
}

interface Question {
  /** A hash: see the schema. */
  id: string;
  user_id: string;
  challenge: string | null;
  expires_at: Date;
}

/** Asks something anew in the place of what was asked before. */
export const putChallenge = (db: Database, question: Question) =>
  db.insert(passkeyChallenges).values(question).onConflictDoUpdate({ target: passkeyChallenges.id, set: question });

/** Whose second step is open, by its hash. */
export async function findOpenStep(db: Database, id: string, now: Date): Promise<{ user_id: string } | null> {
  const [row] = await db
    .select({ user_id: passkeyChallenges.user_id })
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expires_at, now)));
  return row ?? null;
}

/** Statement: what a passkey is to sign in a step that is open. */
export const setChallenge = (db: Database, id: string, challenge: string) =>
  db.update(passkeyChallenges).set({ challenge }).where(eq(passkeyChallenges.id, id));

/** Takes the challenge out, so that no answer is looked at twice; null where there is none. */
export async function takeChallenge(db: Database, id: string, now: Date): Promise<string | null> {
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

/** Ends a step; answers whether it was still there, so that of two at once one wins. */
export async function endStep(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning({ id: passkeyChallenges.id });
  return rows.length === 1;
}
