import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, orNull, type Row, rowsOf, select, selectRows, withTables } from "#db/client";
import { mayRest } from "#db/may-rest";
import { c, e, o } from "#db/queries/aliases";
import { eventPairs } from "#db/schema";
import { sortKeyAt } from "~/domain/search/plan";
import { DAY_MS, firstUnixSecondFrom, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

/** How far ahead events are read, and how many. */
interface Reach {
  days: number;
  own: number;
  others: number;
}

/** The dashboard only tells that there are some. */
const REACH = {
  page: { days: 120, own: 200, others: 150 },
  dashboard: { days: 28, own: 30, others: 15 },
} satisfies Record<string, Reach>;

const PAIRS_LIMIT = 1000;

/** Cells of about 4 km. */
const VENUES = 8;

const COMPARABLE = {
  id: e.id,
  organizer_id: e.organizer_id,
  organizer_name: o.name,
  ...pickFields(e, ["title", "start_time", "end_time", "all_day", "location_name", "city", "lat", "lng"]),
  ...pickFields(e, ["speaker_band", "image_url"]),
  text_length: sql<number>`length(${e.description})`,
  google_calendar_sync_id: e.google_calendar_sync_id,
  calendar_name: orNull(c.calendar_name),
  merged_into: e.merged_into,
  state: e.state,
};

export type ComparableRow = Row<typeof COMPARABLE>;

const withNames = sql`cross join organizers o on o.id = e.organizer_id
  left join calendar_syncs c on c.id = e.google_calendar_sync_id`;

const p = alias(eventPairs, "p");

const PAIR = {
  ...pickFields(p, ["first_mark", "second_mark", "first_organizer_id", "second_organizer_id", "state"]),
  ...pickFields(p, ["by_organizer_id", "is_automatic"]),
};

export type PairRow = Row<typeof PAIR>;

/** For `e`: the next own events, decisions on their pairs, and others' events near them at the same hours. */
export const pairStatements = (db: Database, organizerId: string, now: Date, on: keyof typeof REACH = "page") =>
  [
    selectRows(db, COMPARABLE)`from ${nextOf(organizerId, now, REACH[on])} ${withNames} order by e.start_time`,
    pairsOf(db, organizerId),
    neighboursOf(db, organizerId, now, REACH[on]),
  ] as const;

const nextOf = (organizerId: string, now: Date, reach: Reach) => sql`(select * from visible_events
  where organizer_id = ${organizerId} and start_time >= ${firstUnixSecondFrom(now)} and start_time < ${unixSeconds(horizon(now, reach))}
  order by start_time limit ${reach.own}) e`;

const pairsOf = (db: Database, organizerId: string) =>
  selectRows(db, PAIR)`
    from event_pairs p where p.first_organizer_id = ${organizerId} or p.second_organizer_id = ${organizerId}
    order by p.starts_at desc limit ${PAIRS_LIMIT}`;

const horizon = (now: Date, { days }: Reach) => new Date(now.getTime() + days * DAY_MS);

/** Where the token of an event's cell of about 4 km stands among its facets: see eventFacets(). */
const CELL = sql`substr(facets, 9, 3)`;

/** In the cells and at the hours of an organizer's own. */
const neighboursOf = (db: Database, organizerId: string, now: Date, reach: Reach) =>
  rowsOf(
    db,
    mayRest(
      withTables(
        sql`own as materialized (select e.start_time / 3600 as hour, case when e.lat is not null then ${CELL} end as cell from ${nextOf(organizerId, now, reach)}),
      hours(hour) as materialized (select hour from own union select hour - 1 from own union select hour + 1 from own),
      places(cells) as materialized (select group_concat('"' || cell || '"', ' OR ') from (select distinct cell from own where cell is not null limit ${VENUES}))`,
        select(COMPARABLE)`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${withNames}
        where event_search match coalesce((select '((' || p.cells || ')) NOT ("' || facet || '")' from places p, organizers where id = ${organizerId}), '""')
          and event_search.rowid >= cast(${sortKeyAt(now)} as integer) and event_search.rowid < cast(${sortKeyAt(horizon(now, reach))} as integer)
          and event_search.rowid / 3600000000 in (select hour from hours)
        order by event_search.rowid limit ${reach.others}`,
      ),
    ),
  );

/** In unix seconds. */
export interface EventWindow {
  organizer_id: string;
  from: number;
  to: number;
}

export const listEventsInWindows = (db: Database, windows: readonly EventWindow[]): Promise<ComparableRow[]> =>
  selectRows(db, COMPARABLE)`from (select distinct e.id from json_each(${JSON.stringify(windows)}) w
      cross join events e on e.organizer_id = w.value->>'organizer_id' and e.start_time between w.value->>'from' and w.value->>'to'
      limit ${PAIRS_LIMIT}) found
    cross join visible_events e on e.id = found.id ${withNames}`;

/** Held ones too; not merged ones. */
export const listOrganizersEvents = (db: Database, { organizer_id, from, to }: EventWindow) =>
  selectRows(db, COMPARABLE)`
    from events e ${withNames} where e.organizer_id = ${organizer_id} and e.start_time between ${from} and ${to}
    and e.merged_into is null order by e.start_time limit ${PAIRS_LIMIT}`;

export async function findWritten(
  db: Database,
  ids: readonly string[],
  organizerId: string,
): Promise<{ written: ComparableRow[]; pairs: PairRow[] }> {
  const [written, pairs] = await db.batch([
    selectRows(db, COMPARABLE)`
      from json_each(${JSON.stringify(ids)}) w cross join visible_events e on e.id = w.value ${withNames}`,
    pairsOf(db, organizerId),
  ]);
  return { written, pairs };
}

export interface MergedRows {
  folded: ComparableRow;
  shown: ComparableRow;
}

/** Of its own events, and of those merged into them. */
export const mergedStatement = (db: Database, organizerId: string, now: Date) =>
  selectRows(db, COMPARABLE)`from (
    select id from (${mergedOf(sql`id`, organizerId, now)}) union select merged_into from (${mergedOf(sql`merged_into`, organizerId, now)})
    union select f.id from ${comingOf(organizerId, now)} cross join events f on f.merged_into = s.id
    union select s.id from ${comingOf(organizerId, now)} cross join events f on f.merged_into = s.id
  ) k cross join events e on e.id = k.id ${withNames} order by e.start_time, e.seq`;

const mergedOf = (
  column: SQL,
  organizerId: string,
  now: Date,
) => sql`select ${column} from events indexed by events_merged_of
  where organizer_id = ${organizerId} and start_time >= ${firstUnixSecondFrom(now)} and merged_into is not null limit ${REACH.page.own}`;

const comingOf = (organizerId: string, now: Date) => sql`(select id from events
  where organizer_id = ${organizerId} and start_time >= ${firstUnixSecondFrom(now)} order by start_time limit ${PAIRS_LIMIT}) s`;

export function mergedPairsOf(rows: readonly ComparableRow[]): MergedRows[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap((folded) => {
    const shown = folded.merged_into === null ? undefined : byId.get(folded.merged_into);
    return shown ? [{ folded, shown }] : [];
  });
}
