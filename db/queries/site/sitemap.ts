import { desc, max, type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectRows } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { events, organizers } from "#db/schema";
import type { ComingFeast, FeastKey } from "~/domain/search/feasts";
import { sortKeyAt } from "~/domain/search/plan";
import { firstUnixSecondFrom, momentsOfDays, unixSeconds, WEEK_SECONDS } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

const PAGE_LIMIT = 5_000;

/** Mean a page, so that no page of a week comes near the limit. */
const DEALT_PER_PAGE = 4_000;

/** Ten years: later events are not listed yet. */
const WEEKS_LIMIT = 520;

export type SitemapPages = Awaited<ReturnType<typeof listSitemapPages>>;

const entryOf = (table: typeof e | typeof o) => ({
  id: sql<string>`${table.id}`,
  changed_at: sql<number>`coalesce(${table.updated_at}, ${table.created_at})`,
});

export type SitemapRow = Row<ReturnType<typeof entryOf>>;

const sumsOf = (weeks: SQL) => sql`select week, events from event_weeks where week ${weeks}`;

/** Dates of series are counted `below` zero; an index reads one range at a time. */
const weekSums = (weeks: SQL, below: SQL) => sql`(select abs(week) as week, sum(events) as events
  from (${sumsOf(weeks)} union all ${sumsOf(below)}) group by abs(week))`;

const parts = sql<number>`((events + ${sql.raw(String(DEALT_PER_PAGE - 1))}) / ${sql.raw(String(DEALT_PER_PAGE))})`;

/** One round trip, which reads sums and no events. */
export async function listSitemapPages(db: Database, now: Date) {
  const [weeks, last] = await db.batch([
    selectRows(db, {
      week: sql<number>`week`,
      parts,
    })`from ${weekSums(sql`>= ${weekOf(now)}`, sql`<= ${-weekOf(now)}`)} where events > 0
      order by week limit ${WEEKS_LIMIT}`,
    db.select({ last_seq: max(organizers.seq).as("last_seq") }).from(organizers),
  ]);
  return {
    /** Weeks since 1970, and the pages of each. */
    weeks,
    organizerPages: Math.ceil((last[0]?.last_seq ?? 0) / PAGE_LIMIT),
  };
}

export type Newest = Awaited<ReturnType<typeof findNewest>>;

/** Reads two rows. */
export async function findNewest(db: Database) {
  const [[event], [organizer]] = await db.batch([
    db.select({ made: events.created_at }).from(events).orderBy(desc(events.seq)).limit(1),
    db.select({ made: max(organizers.created_at) }).from(organizers),
  ]);
  return { event: event?.made ?? null, organizer: organizer?.made ?? null };
}

/** By feast and town; reads the events of the feasts' days. */
export function countFeasts(db: Database, feasts: readonly ComingFeast[], now: Date) {
  const asked = feasts.map(({ key, types, words, from, to }) => {
    const { start, end } = momentsOfDays({ from, to });
    const days = [start, end].map((moment) =>
      sortKeyAt(new Date(Math.max(present(moment, `days of ${key}`).getTime(), now.getTime()))),
    );
    return [key, ...days, types.join(), words];
  });
  return selectRows(db, {
    feast: sql<FeastKey>`f.value ->> 0`,
    city: sql<string | null>`${e.city}`,
    events: sql<number>`count(*)`,
    changed_at: sql<number>`max(coalesce(${e.updated_at}, ${e.created_at}))`,
  })`from json_each(${JSON.stringify(asked)}) f
    cross join visible_events e on e.sort_key >= f.value ->> 1 and e.sort_key < f.value ->> 2
    where (f.value ->> 3 = '' or instr(f.value ->> 3, e.event_type)) and instr(lower(e.title), f.value ->> 4)
    group by 1, 2`;
}

interface WeekPart {
  week: number;
  /** From 1. */
  part: number;
}

export function listSitemapEvents(db: Database, { week, part }: WeekPart, now: Date): Promise<SitemapRow[]> {
  const from = Math.max(week * WEEK_SECONDS, firstUnixSecondFrom(now));
  return selectRows(db, entryOf(e))`from ${weekSums(sql`= ${week}`, sql`= ${-week}`)} w cross join visible_events e
where e.sort_key >= cast(${from * 1_000_000} as integer)
  and e.sort_key < cast(${(week + 1) * WEEK_SECONDS * 1_000_000} as integer)
  and e.seq % ${parts} = cast(${part - 1} as integer)
order by e.sort_key limit ${PAGE_LIMIT}`;
}

/** Pages from 1, each a range of internal numbers. */
export function listSitemapOrganizers(db: Database, page: number): Promise<SitemapRow[]> {
  return selectRows(db, entryOf(o))`from visible_organizers o
where seq > cast(${(page - 1) * PAGE_LIMIT} as integer) and seq <= cast(${page * PAGE_LIMIT} as integer)
order by seq limit ${PAGE_LIMIT}`;
}

const weekOf = (moment: Date) => Math.floor(unixSeconds(moment) / WEEK_SECONDS);
