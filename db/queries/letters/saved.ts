import { type SQL, sql } from "drizzle-orm";
import { type Database, key, type Row, selectFirst, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { EVENT_CARD } from "#db/queries/events/cards";
import { shownInstead } from "#db/queries/events/page";
import { within } from "#db/queries/search/parts";
import { letterReaders as r } from "#db/schema";
import type { StartRange } from "~/domain/letters/letter-time";
import { sortKeyAt } from "~/domain/search/plan";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { addressOf, joinAddress, localeOf } from "./due";

export type SavedOccasion = "at_once" | "day" | "hours";

const ID = { id: sql<string>`saved.id` };

/** The ids by which `e` may have been saved: its own, and those of events merged into it. */
const joinSavedIds = sql`cross join events saved on saved.id = e.id or saved.merged_into = e.id`;

const isSaved = (wants: ReturnType<typeof wanting>) =>
  sql`(exists (select 1 from user_favorites f join letter_readers on letter_readers.user_id = f.user_id where f.event_id = saved.id and ${wants})
    or exists (select 1 from letter_events f join letter_readers on letter_readers.id = f.reader_id where f.event_id = saved.id and ${wants}))`;

const wanting = (occasion: SavedOccasion) =>
  occasion === "at_once"
    ? sql`letter_readers.at_once = 1 and letter_readers.confirmed_at is not null`
    : sql`letter_readers.reminder = ${occasion} and letter_readers.confirmed_at is not null`;

/** In a range, taking place, for who wants a reminder then; each by every id it was saved by. */
export async function listRemindedEvents(
  db: Database,
  occasion: Exclude<SavedOccasion, "at_once">,
  { from, to, isAllDay }: StartRange,
): Promise<string[]> {
  const rows = await selectRows(db, ID)`from visible_events e ${joinSavedIds}
    where ${within(sql`e.sort_key`, { from: key(sortKeyAt(from)), to: key(sortKeyAt(to)) })}
    and e.all_day = ${isAllDay ? 1 : 0} and e.state not in ('cancelled', 'postponed') and ${isSaved(wanting(occasion))}
    order by e.sort_key`;
  return rows.map(({ id }) => id);
}

/** With the end of the part of the log that was read; each event by every id it was saved by. */
export async function listChangedSaved(
  db: Database,
  { after, now, most }: { after: number; now: Date; most: number },
): Promise<{ next: number; ids: string[] }> {
  const part = sql`select seq, event_id from public_changes where seq > ${after} and kind in ('state', 'changed') order by seq limit ${most}`;
  const [ends, events] = await db.batch([
    selectRows(db, { next: sql<number | null>`max(seq)` })`from (${part})`,
    selectRows(db, ID)`from (select distinct event_id from (${part})) c cross join visible_events e on e.id = c.event_id
      ${joinSavedIds} where e.start_time >= ${unixSeconds(now)} and ${isSaved(wanting("at_once"))}`,
  ]);
  return { next: ends[0]?.next ?? after, ids: events.map(({ id }) => id) };
}

export async function findNewestChange(db: Database): Promise<number> {
  const row = await selectFirst(db, { seq: sql<number>`coalesce(max(seq), 0)` })`from public_changes`;
  return row?.seq ?? 0;
}

/** Their range among the outbox's keys. */
const isOfEvent = (eventId: SQL) => sql`m.key >= 'at_once:' || letter_readers.id || ':' || ${eventId} || ':'
  and m.key < 'at_once:' || letter_readers.id || ':' || ${eventId} || ';'`;

const readerOf = (eventId: SQL) => ({
  id: r.id,
  /** Orders all who are told of an event: the account's id, which several share, or the reader's. */
  place: sql<string>`letter_readers.place`,
  channel: r.channel,
  address: addressOf,
  locale: localeOf,
  /** Where the event was to be as they saved it, and when (unix seconds); null where not known. */
  known_start: sql<number | null>`letter_readers.known_start`,
  known_place: sql<string | null>`letter_readers.known_place`,
  /** Of this event's changes; the last message's key. */
  told: sql<number>`(select count(*) from outbox m where ${isOfEvent(eventId)})`,
  last_key: sql<
    string | null
  >`(select m.key from outbox m where ${isOfEvent(eventId)} order by m.created_at desc, m.rowid desc limit 1)`,
});

export type SavedReader = Row<ReturnType<typeof readerOf>>;

/** One round trip: the event as everybody sees it, and readers after a place, in order, who saved it by this id. */
export async function findSavedReaders(
  db: Database,
  savedId: string,
  { occasion, after, most }: { occasion: SavedOccasion; after: string; most: number },
) {
  const wants = wanting(occasion);
  const shown = shownInstead(savedId);
  // Each by the index of its table, so that a job reads its own readers alone.
  const told = sql`letter_readers.id, letter_readers.channel, letter_readers.user_id, letter_readers.email, letter_readers.locale,
    f.known_start, f.known_place`;
  const ofAccounts = sql`select ${told}, f.user_id place
    from user_favorites f cross join letter_readers on letter_readers.user_id = f.user_id
    where f.event_id = ${savedId} and f.user_id > ${after} and ${wants} order by f.user_id limit ${most}`;
  const ofOthers = sql`select ${told}, f.reader_id place
    from letter_events f cross join letter_readers on letter_readers.id = f.reader_id
    where f.event_id = ${savedId} and f.reader_id > ${after} and letter_readers.user_id is null and ${wants}
    order by f.reader_id limit ${most}`;
  const [events, readers] = await db.batch([
    selectRows(db, {
      ...EVENT_CARD,
      state_reason: e.state_reason,
      location_address: e.location_address,
    })`from visible_events e cross join organizers o on o.id = e.organizer_id where e.id = ${shown}`,
    selectRows(db, readerOf(shown))`from (
      select * from (${ofAccounts}) union all select * from (${ofOthers}) order by place limit ${most}
    ) letter_readers ${joinAddress} order by letter_readers.place`,
  ]);
  return { event: events[0] ?? null, readers };
}
