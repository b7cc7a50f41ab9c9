import { sql } from "drizzle-orm";
import { type Database, orNull, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { followedSearches as s, letterEvents as l, letterReaders as r } from "#db/schema";
import { groupsOf, pickFields } from "~/domain/values";

const IS_NEW = { is_new: sql<number>`letter_readers.confirmed_at is null` };
const ASKED_SEARCH = { id: s.id, search: s.search, ...IS_NEW };
const ASKED_EVENT = { id: l.event_id, title: orNull(e.title), ...IS_NEW };

const FORMER = pickFields(r, ["weekly", "weekday", "hour", "reminder", "at_once"]);

const firstOfEach = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...groupsOf(rows, keyOf).values()].map(([first]) => first);

export type Order = Awaited<ReturnType<typeof findOrder>>;

/**
 * What an unconfirmed reader asks for, after what its address has already; each once. The title is null of an event
 * that visitors do not see. One round trip.
 */
export async function findOrder(db: Database, { id, email }: { id: string; email: string }) {
  const isOther = sql`letter_readers.email = ${email} and letter_readers.confirmed_at is not null`;
  const readers = sql`(letter_readers.id = ${id} or ${isOther})`;
  const [former, searches, events] = await db.batch([
    db.select(FORMER).from(r).where(isOther),
    selectRows(db, ASKED_SEARCH)`
      from followed_searches join letter_readers on letter_readers.id = followed_searches.reader_id
      where ${readers} order by is_new, followed_searches.created_at, followed_searches.rowid`,
    selectRows(db, ASKED_EVENT)`from letter_events join letter_readers on letter_readers.id = letter_events.reader_id
      left join visible_events e on e.id = letter_events.event_id where ${readers} order by is_new, e.sort_key`,
  ]);
  return {
    former: former[0] ?? null,
    searches: firstOfEach(searches, ({ search }) => search),
    events: firstOfEach(events, ({ id: eventId }) => eventId),
  };
}
