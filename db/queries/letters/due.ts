import { sql } from "drizzle-orm";
import { type Database, returningRows, type Row, rowsOf, selectRows } from "#db/client";
import { EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { isStateOtherwise } from "#db/queries/events/otherwise";
import { sharedEvents } from "#db/queries/events/shown";
import { letterReaders as r } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { LetterReader } from "./readers";

/** Nobody else claims them before `until`, when an unwritten letter is due again. Returns ids. */
export async function claimDueReaders(db: Database, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  const rows = await returningRows(db, { id: sql<string>`id` })`
    update letter_readers set due_for = coalesce(due_for, next_at), next_at = ${unixSeconds(until)}
      where id in (select id from letter_readers where next_at <= ${unixSeconds(now)} order by next_at limit ${limit})`;
  return rows.map(({ id }) => id);
}

/** For a device the push service's; from joined `u` and `d`. */
export const addressOf = sql<
  string | null
>`case letter_readers.channel when 'push' then d.endpoint else coalesce(${r.email}, u.email) end`;

export const joinAddress = sql`left join users u on u.id = letter_readers.user_id
  left join push_devices d on d.reader_id = letter_readers.id`;

/** The account's language as its settings say now, of a joined `u`. */
export const localeOf = sql<LetterReader["locale"]>`coalesce(u.locale, ${r.locale})`;

const DUE = {
  id: r.id,
  user_id: r.user_id,
  channel: r.channel,
  address: addressOf,
  locale: localeOf,
  weekday: r.weekday,
  hour: r.hour,
  /** Unix seconds: when the letter was due, the last sign of life, and when an answer was asked for. */
  due_for: sql<number>`letter_readers.due_for`,
  heard_at: sql<number>`max(letter_readers.heard_at, coalesce((select max(coalesce(s.last_seen_at, s.created_at))
    from sessions s where s.user_id = letter_readers.user_id), 0))`,
  asked_at: sql<number | null>`letter_readers.asked_at`,
};

export type DueReader = Row<typeof DUE>;

const FOLLOWED = {
  reader_id: sql<string>`reader_id`,
  /** Either a search or an organizer. */
  search: sql<string | null>`search`,
  organizer_id: sql<string | null>`organizer_id`,
};

/** One round trip: those that this run has claimed, with all that they follow and have saved. */
export async function findDueReaders(
  db: Database,
  ids: readonly string[],
  { until, from, to }: { until: Date; from: Date; to: Date },
) {
  const claimed = sql`json_each(${JSON.stringify(ids)}) given cross join letter_readers on letter_readers.id = given.value`;
  // The plus keeps the index of all that are due away: each is looked up by id.
  const isDue = sql`+letter_readers.next_at = ${unixSeconds(until)} and letter_readers.weekly = 1`;
  const saved = sql`select letter_readers.id as reader_id, f.event_id from ${claimed}
      cross join user_favorites f on f.user_id = letter_readers.user_id where ${isDue}
    union select letter_readers.id, f.event_id from ${claimed}
      cross join letter_events f on f.reader_id = letter_readers.id where ${isDue}`;
  const shown = sql`cross join events k on k.id = s.event_id
    cross join visible_events e on e.id = coalesce(k.merged_into, k.id)`;
  const isAhead = sql`e.start_time >= ${unixSeconds(from)} and e.start_time < ${unixSeconds(to)}`;
  const [readers, followed, savedEvents, events] = await db.batch([
    selectRows(db, DUE)`from ${claimed} ${joinAddress} where ${isDue}`,
    selectRows(db, FOLLOWED)`from (
      select letter_readers.id as reader_id, f.search, null as organizer_id from ${claimed}
        cross join followed_searches f on f.user_id = letter_readers.user_id where ${isDue}
      union all select letter_readers.id, f.search, null from ${claimed}
        cross join followed_searches f on f.reader_id = letter_readers.id where ${isDue}
      union all select letter_readers.id, null, f.organizer_id from ${claimed}
        cross join user_follows f on f.user_id = letter_readers.user_id where ${isDue})`,
    selectRows(db, {
      reader_id: sql<string>`s.reader_id`,
      event_id: sql<string>`e.id`,
    })`from (${saved}) s ${shown} where ${isAhead}`,
    selectRows(db, EVENT_CARD)`from (select distinct event_id from (${saved})) s ${shown}
      cross join organizers o on o.id = e.organizer_id where ${isAhead}`,
  ]);
  return {
    readers,
    followed,
    /** Merged events as those shown, each with its reader. */
    saved: savedEvents,
    events,
  };
}

/** Its own, or one that it takes part in. */
export type FollowedEventRow = EventCardRow & { followed_id: string };

/** One round trip: starting in [from, to), at most `most` an organizer, first what is not as planned, then soonest. */
export async function listOrganizersAhead(
  db: Database,
  ids: readonly string[],
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<FollowedEventRow[]> {
  if (ids.length === 0) return [];
  const given = sql`json_each(${JSON.stringify(ids)})`;
  const fields = { ...EVENT_CARD, followed_id: sql<string>`given.value` };
  const at = unixSeconds(from);
  const [own, shared] = await db.batch([
    selectRows(db, fields)`from ${given} given cross join events e on e.seq in (
      select v.seq from visible_events v where v.organizer_id = given.value and v.start_time >= ${at}
        and v.start_time < ${unixSeconds(to)} order by ${isStateOtherwise("v")} desc, v.start_time limit ${most}
    ) cross join organizers o on o.id = e.organizer_id`,
    rowsOf(
      db,
      sharedEvents(fields, {
        of: sql`given.value`,
        from: at,
        limit: ids.length * most,
        join: sql`${given} given cross join`,
      }),
    ),
  ]);
  const before = unixSeconds(to);
  return [...own, ...shared.filter(({ start_time }) => start_time < before)];
}
