import { sql, type SQL } from "drizzle-orm";
import { type SearchCursor, type SearchPlan, sortKeyAt } from "~/domain/search-plan";
import type { Database } from "#db/client";
import { cardColumns, distanceTo, type EventCardRow } from "./event-cards";
import { type EventRecordRow, recordColumns } from "./event-records";

/** A result is counted exactly up to this; beyond it only that there are more. */
export const COUNT_CAP = 500;

/** "Nearest first" puts this many of the soonest events in order: all of them would have to be read to sort them all. */
export const DISTANCE_POOL = 300;

/** Events of several days that are under way, at most this many. */
const RUNNING_LIMIT = 6;

const WEEK_SECONDS = 604_800;

export interface FoundPage<Row> {
  events: Row[];
  /** Up to COUNT_CAP. */
  total: number;
  totalIsCapped: boolean;
  nextCursor: SearchCursor | null;
}

export interface EventPage extends FoundPage<EventCardRow> {
  /** Began before now and go on; not counted in `total`. */
  running: EventCardRow[];
}

/** One round trip: a page of coming events, how many there are, and what is running now. */
export async function searchEvents(
  db: Database,
  plan: SearchPlan,
  options: { now: Date; withRunning: boolean },
): Promise<EventPage> {
  if (plan.isEmpty) return { ...EMPTY_PAGE, running: [] };
  const running = options.withRunning ? runningNow(plan, options.now) : sql`select 1 where 0`;
  const [rows, counts, runningRows] = await db.batch([
    db.all<EventCardRow>(pageStatement(plan, cardColumns)),
    db.all<{ total: number }>(countStatement(plan)),
    db.all<EventCardRow>(running),
  ]);
  return { ...pageOf(plan, rows, counts), running: runningRows };
}

/** One round trip: a page of coming events with all that is public of them, and how many there are. */
export async function searchEventRecords(db: Database, plan: SearchPlan): Promise<FoundPage<EventRecordRow>> {
  if (plan.isEmpty) return EMPTY_PAGE;
  const [rows, counts] = await db.batch([
    db.all<EventRecordRow>(pageStatement(plan, recordColumns)),
    db.all<{ total: number }>(countStatement(plan)),
  ]);
  return pageOf(plan, rows, counts);
}

const EMPTY_PAGE = { events: [], total: 0, totalIsCapped: false, nextCursor: null };

function pageOf<Row extends EventCardRow>(plan: SearchPlan, rows: Row[], counts: { total: number }[]): FoundPage<Row> {
  const total = counts[0]?.total ?? 0;
  const events = rows.slice(0, plan.limit);
  return {
    events,
    total: Math.min(total, COUNT_CAP),
    totalIsCapped: total > COUNT_CAP,
    nextCursor: rows.length > plan.limit ? cursorAfter(plan, events) : null,
  };
}

function cursorAfter(plan: SearchPlan, events: EventCardRow[]): SearchCursor {
  return plan.sort === "distance" ? { skip: plan.skip + events.length } : { after: events.at(-1)!.sort_key };
}

/** D1 binds numbers as REAL; the index's row ids want integers. */
const key = (value: number) => sql`cast(${value} as integer)`;

const before = (column: SQL, plan: SearchPlan) => (plan.toKey === null ? sql`` : sql`and ${column} < ${key(plan.toKey)}`);

/** Matches nothing. */
const NOTHING = '""';

/** The expression, narrowed to an organizer whose token only the database knows. */
function matching(expression: string | null, plan: SearchPlan): SQL {
  if (plan.organizerId === null) return sql`${expression}`;
  const rest = expression ? `${expression} AND ` : "";
  return sql`coalesce(
    (select ${rest} || '{facets} : "' || facet || '"' from visible_organizers where id = ${plan.organizerId}), ${NOTHING}
  )`;
}

/** Index entries from a key on, each with its event `e`; without words or facets the events themselves in time. */
function candidates(expression: string | null, plan: SearchPlan, fromKey: number, joined: SQL = sql``): SQL {
  if (expression === null && plan.organizerId === null) {
    return sql`from visible_events e ${joined} where e.sort_key >= ${key(fromKey)} ${before(sql`e.sort_key`, plan)}`;
  }
  return sql`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${joined}
    ${entries(expression, plan, fromKey)}`;
}

/** The entries of the index itself from a key on. */
function entries(expression: string | null, plan: SearchPlan, fromKey: number): SQL {
  return sql`where event_search match ${matching(expression, plan)}
    and event_search.rowid >= ${key(fromKey)} ${before(sql`event_search.rowid`, plan)}`;
}

const inCircle = ({ circle }: SearchPlan) => (circle ? sql`and ${distanceTo(circle)} <= ${circle.radiusKm}` : sql``);

const isIndexed = (plan: SearchPlan) => plan.match !== null || plan.organizerId !== null;

function pageStatement(plan: SearchPlan, columns: SQL): SQL {
  return plan.sort === "distance" ? pageByDistance(plan, columns) : pageByTime(plan, columns);
}

const withOrganizer = sql`cross join organizers o on o.id = e.organizer_id`;

function pageByTime(plan: SearchPlan, columns: SQL): SQL {
  const order = isIndexed(plan) ? sql`event_search.rowid` : sql`e.sort_key`;
  return sql`select ${columns}, ${distanceTo(plan.circle)} as distance_km
    ${candidates(plan.match, plan, plan.pageFromKey, withOrganizer)} ${inCircle(plan)}
    order by ${order} limit ${plan.limit + 1}`;
}

function pageByDistance(plan: SearchPlan, columns: SQL): SQL {
  return sql`select ${columns}, found.distance_km from (
      select seq, distance_km from (
        select e.seq, e.sort_key, ${distanceTo(plan.circle)} as distance_km
        ${candidates(plan.match, plan, plan.fromKey)} ${inCircle(plan)}
        order by event_search.rowid limit ${DISTANCE_POOL}
      ) order by distance_km, sort_key limit ${plan.limit + 1} offset ${plan.skip}
    ) found cross join events e on e.seq = found.seq cross join organizers o on o.id = e.organizer_id
    order by found.distance_km, e.sort_key`;
}

function countStatement(plan: SearchPlan): SQL {
  if (plan.circle) return countInCircle(plan);
  if (!isIndexed(plan) && plan.toKey === null) return countByWeeks(plan);
  const found = isIndexed(plan)
    ? sql`from event_search ${entries(plan.match, plan, plan.fromKey)}`
    : candidates(plan.match, plan, plan.fromKey);
  return sql`select count(*) as total from (select 1 ${found} limit ${COUNT_CAP + 1})`;
}

/** Cells wholly inside are counted in the index alone; only events along the edge are looked up and measured. */
function countInCircle(plan: SearchPlan): SQL {
  const inside = plan.matchInside
    ? sql`select 1 from event_search ${entries(plan.matchInside, plan, plan.fromKey)} limit ${COUNT_CAP + 1}`
    : sql`select 1 where 0`;
  const edge = plan.matchEdge
    ? sql`select 1 ${candidates(plan.matchEdge, plan, plan.fromKey)} ${inCircle(plan)} limit ${COUNT_CAP + 1}`
    : sql`select 1 where 0`;
  return sql`with inside as materialized (select count(*) as n from (${inside}))
    select case when n > ${COUNT_CAP} then n else n + (select count(*) from (${edge})) end as total from inside`;
}

/** Counts the weeks to come from their sums; reads this week's events only when those do not already reach the cap. */
function countByWeeks(plan: SearchPlan): SQL {
  const seconds = plan.fromKey / 1_000_000;
  const week = Math.floor(seconds / WEEK_SECONDS);
  const nextWeekKey = (week + 1) * WEEK_SECONDS * 1_000_000;
  return sql`with later as materialized (select coalesce(sum(events), 0) as n from event_weeks where week > ${week})
    select case when n > ${COUNT_CAP} then n else n + (
      select count(*) from (
        select 1 from visible_events e where e.sort_key >= ${key(plan.fromKey)} and e.sort_key < ${key(nextWeekKey)}
        limit ${COUNT_CAP + 1}
      )
    ) end as total from later`;
}

/** Events of several days that began before now and are not over, the newest first. */
function runningNow(plan: SearchPlan, now: Date): SQL {
  const at = Math.ceil(now.getTime() / 1000);
  return sql`select ${cardColumns}, ${distanceTo(plan.circle)} as distance_km
    from event_search cross join visible_events e on e.sort_key = event_search.rowid ${withOrganizer}
    where event_search match ${matching(plan.matchRunning, plan)} and event_search.rowid < ${key(sortKeyAt(now))}
      and e.end_time > ${at} ${inCircle(plan)}
    order by event_search.rowid desc limit ${RUNNING_LIMIT}`;
}
