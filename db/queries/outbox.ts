import { and, asc, desc, eq, isNotNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { deadJobs, outbox } from "#db/schema";
import type { DeadJobRow } from "./dead-jobs";

export type OutboxRow = typeof outbox.$inferSelect;
export type NewMail = Pick<OutboxRow, "id" | "key" | "recipient" | "subject" | "body_text" | "body_html" | "due_at">;

/** A statement for a batch: the mail's row, unless its key is there already. */
export const insertMail = (db: Database, mail: NewMail) => db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.key });

/** The same where `condition` holds when the statement runs. */
export const insertMailIf = (db: Database, { id, key, recipient, subject, body_text, body_html, due_at }: NewMail, condition: SQL) =>
  db.all(sql`insert into outbox (id, key, recipient, subject, body_text, body_html, due_at)
    select ${id}, ${key}, ${recipient}, ${subject}, ${body_text}, ${body_html}, ${Math.floor(due_at.getTime() / 1000)}
    where ${condition} on conflict (key) do nothing`);

export async function findMail(db: Database, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

const SHOWN = 50;

/** What was mailed, and which messages of the queue nobody could work on: the newest of each, in one round trip. */
export async function listMailsAndDeadJobs(db: Database): Promise<{ mails: OutboxRow[]; deadJobs: DeadJobRow[] }> {
  const [mails, dead] = await db.batch([
    db.select().from(outbox).orderBy(desc(outbox.created_at), desc(sql`rowid`)).limit(SHOWN),
    db.select().from(deadJobs).orderBy(desc(deadJobs.received_at)).limit(SHOWN),
  ]);
  return { mails, deadJobs: dead };
}

/** Takes a pending mail that is due; false when somebody else has it or it is done. `until` keeps others away. */
export async function claimMail(db: Database, id: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const taken = await db
    .update(outbox)
    .set({ due_at: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.status, "pending"), lte(outbox.due_at, now)))
    .returning({ id: outbox.id });
  return taken.length === 1;
}

export async function finishMail(db: Database, id: string, result: { status: "sent" | "failed"; errorCode: string | null; now: Date }) {
  await db
    .update(outbox)
    .set({ status: result.status, error_code: result.errorCode, finished_at: result.now })
    .where(eq(outbox.id, id));
}

export async function postponeMail(db: Database, id: string, { errorCode, dueAt }: { errorCode: string; dueAt: Date }) {
  await db.update(outbox).set({ error_code: errorCode, due_at: dueAt }).where(eq(outbox.id, id));
}

/** Pending mails whose time has come: lost between row and queue, or postponed. */
export async function listDueMails(db: Database, now: Date, limit = 100): Promise<{ id: string }[]> {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, "pending"), lte(outbox.due_at, now)))
    .orderBy(asc(outbox.due_at))
    .limit(limit);
}

/** Empties the bodies of mails that were done with before `before`. */
export async function purgeMailBodies(db: Database, before: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ body_text: null, body_html: null })
    .where(and(ne(outbox.status, "pending"), lt(outbox.finished_at, before), isNotNull(outbox.body_text)));
}

/** Forgets mails that were written before `before` and are done with; some of them at a time. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db.run(sql`
    delete from outbox where id in (
      select id from outbox where created_at < ${Math.floor(before.getTime() / 1000)} and status <> 'pending' order by created_at limit 500
    )
  `);
}
