import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { outbox } from "#db/schema";
import type { LetterKind } from "~/domain/letters/letters";

/** The next sweep deletes its text. */
export const notWanted = (now: Date) => ({ status: "failed" as const, error_code: "E_NOT_WANTED", finished_at: now });

/** The links of what may be on its way stay valid. */
export const endWaiting = (db: Database, readerId: string, kinds: readonly LetterKind[], now: Date) =>
  db
    .update(outbox)
    .set(notWanted(now))
    .where(
      and(
        eq(outbox.reader_id, readerId),
        eq(outbox.status, "pending"),
        sql`substr(${outbox.key}, 1, instr(${outbox.key}, ':') - 1) in ${valuesOf(kinds)}`,
      ),
    );

/** Links in a former mailbox open nothing any more, and waiting letters do not go there. */
export function leaveMailbox(
  db: Database,
  { userId, from }: { userId: string; from: string },
  condition: SQL,
  now: Date,
) {
  const there = sql`recipient = ${from} and reader_id in (select id from letter_readers where user_id = ${userId}) and ${condition}`;
  return [
    db
      .update(outbox)
      .set(notWanted(now))
      .where(and(eq(outbox.status, "pending"), there)),
    db.update(outbox).set({ link_hash: null, unsubscribe_url: null }).where(there),
  ] as const;
}
