import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { accountTokens } from "#db/schema";

const seconds = (now: Date) => sql`cast(${Math.floor(now.getTime() / 1000)} as integer)`;

/** Whether a link by which an account may get its first passkey works, by its hash. */
export const isPasskeyLink = (userId: string, hash: string, now: Date): SQL =>
  sql`exists (select 1 from account_tokens where id = ${hash} and user_id = ${userId} and purpose = 'first_passkey' and used_at is null and expires_at > ${seconds(now)})`;

export async function holdsPasskeyLink(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  const [row] = await db.all<{ holds: number }>(sql`select ${isPasskeyLink(userId, hash, now)} as holds`);
  return row?.holds === 1;
}

/** Statement: an account's links of this kind work no more, where `condition` holds. */
export const endPasskeyLinks = (db: Database, userId: string, condition: SQL) =>
  db.delete(accountTokens).where(and(eq(accountTokens.user_id, userId), eq(accountTokens.purpose, "first_passkey"), condition));
