import { and, asc, desc, eq, isNotNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { type Database, firstRowOf, returningRows, valuesOf } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { outbox } from "#db/schema";
import { SUPPRESSED } from "~/domain/mail/codes";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

export type OutboxRow = typeof outbox.$inferSelect;
export type NewMail = Pick<OutboxRow, "id" | "key" | "recipient" | "subject" | "body_text" | "body_html" | "due_at">;

/** Unless its key exists. */
export const insertMail = (db: Database, mail: NewMail) =>
  db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.key });

export type NewLetter = NewMail & Pick<OutboxRow, "channel" | "reader_id" | "link_hash" | "unsubscribe_url" | "until">;

const inSeconds = ({ due_at, until, ...letter }: NewLetter) => ({
  ...letter,
  due_at: unixSeconds(due_at),
  until: until && unixSeconds(until),
});

export type QueuedRow = Pick<OutboxRow, "id" | "key" | "channel">;

/** One statement; not where its key exists or its reader is gone. Returns what was inserted. */
export const insertLetters = (db: Database, letters: readonly NewLetter[]) =>
  returningRows(db, { id: sql<string>`id`, key: sql<string>`key`, channel: outbox.channel })`
    insert into outbox (id, key, channel, recipient, subject, body_text, body_html, reader_id, link_hash, unsubscribe_url, due_at, until)
      select l.value ->> 'id', l.value ->> 'key', l.value ->> 'channel', l.value ->> 'recipient', l.value ->> 'subject', l.value ->> 'body_text',
        l.value ->> 'body_html', r.id, l.value ->> 'link_hash', l.value ->> 'unsubscribe_url', l.value ->> 'due_at', l.value ->> 'until'
      from json_each(${JSON.stringify(letters.map(inSeconds))}) l
        cross join letter_readers r on r.id = l.value ->> 'reader_id'
      where true on conflict (key) do nothing`;

export const insertMailIf = (
  db: Database,
  { id, key, recipient, subject, body_text, body_html, due_at }: NewMail,
  condition: SQL,
) =>
  db.run(sql`insert into outbox (id, key, recipient, subject, body_text, body_html, due_at)
    select ${id}, ${key}, ${recipient}, ${subject}, ${body_text}, ${body_html}, ${unixSeconds(due_at)}
    where ${condition} on conflict (key) do nothing`);

export async function findMail(db: Database, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** The last that the service said of the address. */
const lastOf = (recipient: string) =>
  sql`select id, error_code from outbox where recipient = ${recipient} and (status = 'sent' or error_code = ${SUPPRESSED})
    order by finished_at desc limit 1`;

export const isSuppressed = async (db: Database, recipient: string): Promise<boolean> =>
  (await firstRowOf(db, sql<{ error_code: string | null }>`${lastOf(recipient)}`))?.error_code === SUPPRESSED;

/** It was sent, and came back or was complained about. */
export const cameBack = (db: Database, recipient: string) =>
  db.run(sql`update outbox set status = 'failed', error_code = ${SUPPRESSED}
    where id = (select id from (${lastOf(recipient)}))`);

const SHOWN = 50;

/** Without recipient and text. */
const FACTS = {
  id: outbox.id,
  key: outbox.key,
  domain: sql<string>`substr(${outbox.recipient}, instr(${outbox.recipient}, '@') + 1)`.as("domain"),
  ...pickFields(outbox, ["status", "attempts", "error_code", "created_at"]),
};

export type MailFacts = Pick<OutboxRow, "id" | "key" | "status" | "attempts" | "error_code" | "created_at"> & {
  domain: string;
};

const newestFirst = [desc(outbox.created_at), desc(sql`rowid`)] as const;

export const listMails = (db: Database): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .orderBy(...newestFirst)
    .limit(SHOWN);

/** Without texts and recipients. The access is logged; without the log row nothing is read. */
export async function listMailFacts(db: Database, look: AuditEntry, now: Date): Promise<MailFacts[]> {
  const [, mails] = await db.batch([
    insertAudit(db, look, now),
    db
      .select(FACTS)
      .from(outbox)
      .orderBy(...newestFirst)
      .limit(SHOWN),
  ]);
  return mails;
}

/** False where somebody else has it or it is done. `until` keeps others away. */
export async function claimMail(db: Database, id: string, { now, until }: { now: Date; until: Date }) {
  const taken = await db
    .update(outbox)
    .set({ due_at: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.status, "pending"), lte(outbox.due_at, now)))
    .returning({ id: outbox.id });
  return taken.length === 1;
}

interface Ending {
  status: "sent" | "failed";
  errorCode: string | null;
  now: Date;
  /** In development, where mails are read here instead of in a mailbox. */
  keepsBody: boolean;
}

const NO_BODY = { body_text: null, body_html: null, unsubscribe_url: null };

/** Deletes its text too. */
export async function finishMail(db: Database, id: string, { status, errorCode, now, keepsBody }: Ending) {
  await db
    .update(outbox)
    .set({ status, error_code: errorCode, finished_at: now, ...(keepsBody ? {} : NO_BODY) })
    .where(eq(outbox.id, id));
}

export async function giveUpMails(db: Database, before: Date, { now, keepsBody }: Pick<Ending, "now" | "keepsBody">) {
  const { meta } = await db
    .update(outbox)
    .set({
      status: "failed",
      error_code: sql`coalesce(${outbox.error_code}, 'E_NEVER_SENT')`,
      finished_at: now,
      ...(keepsBody ? {} : NO_BODY),
    })
    .where(and(eq(outbox.status, "pending"), lt(outbox.created_at, before)));
  return meta.changes;
}

export async function postponeMail(
  db: Database,
  id: string,
  { errorCode, dueAt, attempts }: { errorCode: string; dueAt: Date; attempts: number },
) {
  await db.update(outbox).set({ error_code: errorCode, due_at: dueAt, attempts }).where(eq(outbox.id, id));
}

/** A mail is given up at most so long after it was last due. */
const LONGEST_ON_ITS_WAY_SECONDS = 4 * DAY_SECONDS;

/** Finished since `since`, except with one of the `ignored` codes. */
export async function countFailedMails(db: Database, since: Date, ignored: readonly string[]): Promise<number> {
  return db.$count(
    outbox,
    sql`${outbox.status} = 'failed' and ${outbox.due_at} >= ${unixSeconds(since) - LONGEST_ON_ITS_WAY_SECONDS}
      and ${outbox.finished_at} >= ${unixSeconds(since)} and ${outbox.channel} = 'mail'
      and ${outbox.error_code} not in ${valuesOf(ignored)}`,
  );
}

type DuePlace = Pick<OutboxRow, "id" | "due_at">;

/** Lost between row and queue, or postponed; after a place. */
export async function listDueMails(
  db: Database,
  { now, after, limit }: { now: Date; after: DuePlace | null; limit: number },
): Promise<(QueuedRow & DuePlace)[]> {
  return db
    .select({ id: outbox.id, key: outbox.key, channel: outbox.channel, due_at: outbox.due_at })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, "pending"),
        lte(outbox.due_at, now),
        after ? sql`(${outbox.due_at}, ${outbox.id}) > (${unixSeconds(after.due_at)}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(outbox.due_at), asc(outbox.id))
    .limit(limit);
}

export async function purgeMailBodies(db: Database, before: Date): Promise<void> {
  await db
    .update(outbox)
    .set(NO_BODY)
    .where(and(ne(outbox.status, "pending"), lte(outbox.finished_at, before), isNotNull(outbox.body_text)));
}

export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db.run(sql`
    delete from outbox where id in (
      select id from outbox where created_at < ${unixSeconds(before)} and status <> 'pending' order by created_at limit 500
    )
  `);
}
