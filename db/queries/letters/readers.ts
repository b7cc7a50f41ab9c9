import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { erase } from "#db/queries/erase";
import { isSeen, knownOf } from "#db/queries/favorites/saved-ids";
import { notWanted } from "#db/queries/mail/unwanted";
import { sqlSeconds } from "#db/queries/seconds";
import { consents, followedSearches, letterEvents, letterReaders, outbox } from "#db/schema";
import { type Consent, LETTER_KINDS, MOST_FOLLOWED } from "~/domain/letters/letters";
import { present } from "~/domain/values";

export type LetterReader = typeof letterReaders.$inferSelect;
export type NewReader = typeof letterReaders.$inferInsert;

export async function findReaderOfUser(db: Database, userId: string): Promise<LetterReader | null> {
  const [row] = await db
    .select()
    .from(letterReaders)
    .where(and(eq(letterReaders.user_id, userId), eq(letterReaders.channel, "mail")));
  return row ?? null;
}

export async function findReaderByLink(db: Database, linkHash: string): Promise<LetterReader | null> {
  const [row] = await db
    .select({ reader: letterReaders })
    .from(outbox)
    .innerJoin(letterReaders, eq(letterReaders.id, outbox.reader_id))
    .where(eq(outbox.link_hash, linkHash));
  return row?.reader ?? null;
}

export async function findReaderLists(db: Database, readerId: string) {
  const [searches, events] = await db.batch([
    db
      .select({ search: followedSearches.search })
      .from(followedSearches)
      .where(eq(followedSearches.reader_id, readerId))
      .orderBy(followedSearches.created_at, sql`rowid`),
    db.select({ id: letterEvents.event_id }).from(letterEvents).where(eq(letterEvents.reader_id, readerId)),
  ]);
  return { searches: searches.map(({ search }) => search), eventIds: events.map(({ id }) => id) };
}

/** An existing account's reader is not changed. */
export const insertReader = (db: Database, reader: NewReader) =>
  db.insert(letterReaders).values(reader).onConflictDoNothing();

export const updateReader = (db: Database, id: string, change: Partial<LetterReader>) =>
  db.update(letterReaders).set(change).where(eq(letterReaders.id, id));

/** Mails go too. */
export const deleteReader = (db: Database, id: string) => db.delete(letterReaders).where(eq(letterReaders.id, id));

/** Mails go too. The letters of an account go to its address as well, and its yes to them is withdrawn. */
export const deleteReadersOf = (db: Database, { id, email, user_id }: LetterReader, now: Date) => {
  const mailbox = sql`(select ${email} union select email from users where id = ${user_id})`;
  const accounts = sql`(select id from users where email in ${mailbox})`;
  return [
    db
      .update(consents)
      .set({ withdrawn_at: now })
      .where(
        and(
          sql`${consents.user_id} in ${accounts} and ${consents.what} in ${valuesOf(LETTER_KINDS)}`,
          isNull(consents.withdrawn_at),
        ),
      ),
    db.run(sql`delete from letter_readers where id = ${id}
      or channel = 'mail' and (email in ${mailbox} or user_id in ${accounts})`),
  ] as const;
};

type Owner = { user_id: string; reader_id?: null } | { reader_id: string; user_id?: null };

const ownedBy = (owner: Owner) =>
  owner.user_id
    ? eq(consents.user_id, owner.user_id)
    : eq(consents.reader_id, present(owner.reader_id, "reader of a consent"));

/** Withdraws the rest of `asked`. */
export const writeConsents = (
  db: Database,
  owner: Owner,
  {
    given,
    asked,
    wording,
    now,
  }: {
    given: readonly (readonly [id: string, what: Consent])[];
    asked: readonly Consent[];
    wording: number;
    now: Date;
  },
) => {
  const kept = given.map(([, what]) => what);
  const gone = asked.filter((what) => !kept.includes(what));
  return [
    db
      .update(consents)
      .set({ withdrawn_at: now })
      .where(and(ownedBy(owner), isNull(consents.withdrawn_at), sql`${consents.what} in ${valuesOf(gone)}`)),
    db.run(sql`insert into consents (id, user_id, reader_id, what, wording, given_at)
      select g.value ->> 0, ${owner.user_id ?? null}, ${owner.reader_id ?? null}, g.value ->> 1, ${wording}, ${sqlSeconds(now)}
      from json_each(${JSON.stringify(given)}) g where not exists (select 1 from consents c
        where c.what = g.value ->> 1 and c.wording = ${wording} and c.withdrawn_at is null
          and ${owner.user_id ? sql`c.user_id = ${owner.user_id}` : sql`c.reader_id = ${owner.reader_id}`})`),
  ] as const;
};

/** Those that are gone or not seen are left out. */
export const addToReader = (
  db: Database,
  readerId: string,
  { searches, eventIds }: { searches: readonly (readonly [id: string, search: string])[]; eventIds: readonly string[] },
) =>
  [
    db.run(sql`insert into followed_searches (id, reader_id, search)
      select s.value ->> 0, ${readerId}, s.value ->> 1 from json_each(${JSON.stringify(searches)}) s where true on conflict do nothing`),
    db.run(sql`insert into letter_events (reader_id, event_id, known_start, known_place) select ${readerId}, e.id, ${knownOf}
      from json_each(${JSON.stringify(eventIds)}) s cross join events e on e.id = s.value where ${isSeen} on conflict do nothing`),
  ] as const;

export const removeFromReader = (db: Database, readerId: string, search: string) =>
  erase(
    db,
    followedSearches,
    sql`${followedSearches.reader_id} = ${readerId} and ${followedSearches.search} = ${search}`,
  );

/** Searches, and as many congregations. */
const MOST_BROUGHT = 2 * MOST_FOLLOWED;

/** Of its searches, and of those that another confirmed reader of the address had, keeps what is named. */
export const confirmReader = (
  db: Database,
  { id, email }: { id: string; email: string },
  {
    change,
    kept,
  }: { change: Partial<LetterReader>; kept: { searchIds: readonly string[]; eventIds: readonly string[] } },
) => {
  const others: SQL = sql`select id from letter_readers where email = ${email} and id <> ${id} and confirmed_at is not null`;
  const theirs = sql`(reader_id = ${id} or reader_id in (${others}))`;
  return [
    ...erase(db, followedSearches, sql`${theirs} and id not in ${valuesOf(kept.searchIds)}`),
    db.run(sql`delete from letter_events where ${theirs} and event_id not in ${valuesOf(kept.eventIds)}`),
    db.run(sql`update or ignore followed_searches set reader_id = ${id} where reader_id in (${others})`),
    db.run(sql`update or ignore letter_events set reader_id = ${id} where reader_id in (${others})`),
    db.run(sql`update or ignore deleted_letter_events set reader_id = ${id} where reader_id in (${others})`),
    db.run(sql`delete from letter_readers where id in (${others})`),
    ...erase(
      db,
      followedSearches,
      sql`reader_id = ${id} and id not in (select id from followed_searches
        where reader_id = ${id} order by created_at desc, rowid desc limit ${MOST_BROUGHT})`,
    ),
    updateReader(db, id, change),
  ] as const;
};

/** One round trip; accounts' letters too, and those that wait to be sent. */
export async function endLettersTo(
  db: Database,
  email: string,
  { why, now }: { why: "bounce" | "complaint"; now: Date },
): Promise<void> {
  const isTheirs = and(
    isNotNull(letterReaders.confirmed_at),
    eq(letterReaders.channel, "mail"),
    sql`(${letterReaders.email} = ${email} or ${letterReaders.user_id} in (select id from users where email = ${email}))`,
  );
  const theirs = db.select({ id: letterReaders.id }).from(letterReaders).where(isTheirs);
  const nothing = { weekly: false, reminder: "none", at_once: false, next_at: null, due_for: null } as const;
  await db.batch([
    db
      .update(outbox)
      .set(notWanted(now))
      .where(and(eq(outbox.status, "pending"), inArray(outbox.reader_id, theirs))),
    db
      .update(letterReaders)
      .set({ ...nothing, ended_at: now, ended_why: why })
      .where(isTheirs),
  ]);
}

/**
 * Never confirmed, or nothing goes to them any more; of accounts only rows about letters. Devices long silent and
 * withdrawn consents go too.
 */
export async function deleteOldReaders(
  db: Database,
  { unconfirmed, ended, silent }: { unconfirmed: Date; ended: Date; silent: Date },
): Promise<void> {
  const before = sqlSeconds(ended);
  await db.batch([
    db.run(sql`delete from letter_readers where confirmed_at is null and created_at < ${sqlSeconds(unconfirmed)}`),
    db.run(
      sql`delete from letter_readers where ended_at < ${before} and weekly = 0 and reminder = 'none' and at_once = 0`,
    ),
    db.run(sql`delete from letter_readers where channel = 'push' and heard_at < ${sqlSeconds(silent)}`),
    db.run(sql`delete from consents where withdrawn_at < ${before}`),
  ]);
}
