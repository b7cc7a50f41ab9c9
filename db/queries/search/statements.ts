import { sql, type SQL } from "drizzle-orm";
import { distanceTo, EVENT_CARD } from "#db/queries/events/cards";
import { type Row, select, TOTAL, withTables } from "#db/rows";
import { boundingBox } from "~/domain/places/box";
import { COUNT_CAP, DISTANCE_POOL } from "~/domain/search/limits";
import { type SearchPlan, sortKeyAt } from "~/domain/search/plan";
import { firstUnixSecondFrom, WEEK_SECONDS } from "~/domain/time/unix-time";

/** The most running events of several days that are shown. */
const RUNNING_LIMIT = 6;

/** D1 binds numbers as REAL; the index's row ids must be integers. */
const key = (value: number) => sql`cast(${value} as integer)`;

const before = (column: SQL, plan: SearchPlan) =>
  plan.toKey === null ? sql`` : sql`and ${column} < ${key(plan.toKey)}`;

/** Matches nothing. */
const NOTHING = '""';

/** Narrows an expression to an organizer, whose token only the database knows. */
function matching(expression: string | null, plan: SearchPlan): SQL {
  if (plan.organizerId === null) return sql`${expression}`;
  const rest = expression ? `${expression} AND ` : "";
  return sql`coalesce(
    (select ${rest} || '{facets} : "' || facet || '"' from visible_organizers where id = ${plan.organizerId}), ${NOTHING}
  )`;
}

/** Index entries from a key on, each with its event `e`; without words or facets, the events by time. */
function candidates(expression: string | null, plan: SearchPlan, fromKey: number, joined: SQL = sql``): SQL {
  if (expression === null && plan.organizerId === null) {
    return sql`from visible_events e ${joined} where e.sort_key >= ${key(fromKey)} ${before(sql`e.sort_key`, plan)}`;
  }
  return sql`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${joined}
    ${entries(expression, plan, fromKey)}`;
}

/** Entries of the index alone, from a key on. */
function entries(expression: string | null, plan: SearchPlan, fromKey: number): SQL {
  return sql`where event_search match ${matching(expression, plan)}
    and event_search.rowid >= ${key(fromKey)} ${before(sql`event_search.rowid`, plan)}`;
}

/**
 * The box is tested first, so that no distance is computed for events outside it. The plus signs keep SQLite from using
 * an index on the position.
 */
function inCircle({ circle }: SearchPlan): SQL {
  if (!circle) return sql``;
  const { south, north, lngs } = boundingBox(circle);
  const inSpan = sql.join(
    lngs.map(([west, east]) => sql`+e.lng between ${west} and ${east}`),
    sql` or `,
  );
  return sql`and +e.lat between ${south} and ${north} and (${inSpan}) and ${distanceTo(circle)} <= ${circle.radiusKm}`;
}

const isIndexed = (plan: SearchPlan) => plan.match !== null || plan.organizerId !== null;

/** The rows of one page and the first of the next: fields of `e` and `o`, with their distance. */
export function pageStatement<F extends CardFields>(plan: SearchPlan, fields: F): SQL<Row<F>> {
  return plan.sort === "distance" ? pageByDistance(plan, fields) : pageByTime(plan, fields);
}

type CardFields = typeof EVENT_CARD;

const withOrganizer = sql`cross join organizers o on o.id = e.organizer_id`;

function pageByTime<F extends CardFields>(plan: SearchPlan, fields: F): SQL<Row<F>> {
  const order = isIndexed(plan) ? sql`event_search.rowid` : sql`e.sort_key`;
  return select<F>(
    { ...fields, distance_km: distanceTo(plan.circle) },
    sql`${candidates(plan.match, plan, plan.pageFromKey, withOrganizer)} ${inCircle(plan)}
      order by ${order} limit ${plan.limit + 1}`,
  );
}

function pageByDistance<F extends CardFields>(plan: SearchPlan, fields: F): SQL<Row<F>> {
  return select<F>(
    { ...fields, distance_km: sql<number | null>`found.distance_km` },
    sql`from (
      select seq, distance_km from (
        select e.seq, e.sort_key, ${distanceTo(plan.circle)} as distance_km
        ${candidates(plan.match, plan, plan.fromKey)} ${inCircle(plan)}
        order by event_search.rowid limit ${DISTANCE_POOL}
      ) order by distance_km, sort_key limit ${plan.limit + 1} offset ${plan.skip}
    ) found cross join events e on e.seq = found.seq cross join organizers o on o.id = e.organizer_id
    order by found.distance_km, e.sort_key`,
  );
}

/** Returns up to where a search's results are counted. */
export const countCap = ({ sort }: SearchPlan) => (sort === "distance" ? DISTANCE_POOL : COUNT_CAP);

type Count = Row<typeof TOTAL>;

/** Returns the number of results up to the cap, or one more where there are more. */
export function countStatement(plan: SearchPlan): SQL<Count> {
  if (plan.circle) return countInCircle(plan, countCap(plan));
  if (!isIndexed(plan) && plan.toKey === null) return countByWeeks(plan);
  const found = isIndexed(plan)
    ? sql`from event_search ${entries(plan.match, plan, plan.fromKey)}`
    : candidates(plan.match, plan, plan.fromKey);
  return select(TOTAL, sql`from (select 1 ${found} limit ${COUNT_CAP + 1})`);
}

/** Cells wholly inside are counted in the index alone; only events on the edge are read and measured. */
function countInCircle(plan: SearchPlan, cap: number): SQL<Count> {
  const inside = plan.matchInside
    ? sql`select 1 from event_search ${entries(plan.matchInside, plan, plan.fromKey)} limit ${cap + 1}`
    : sql`select 1 where 0`;
  const edge = plan.matchEdge
    ? sql`select 1 ${candidates(plan.matchEdge, plan, plan.fromKey)} ${inCircle(plan)} limit ${cap + 1}`
    : sql`select 1 where 0`;
  return withTables(
    sql`inside as materialized (select count(*) as n from (${inside}))`,
    select(
      { total: sql<number>`case when n > ${cap} then n else n + (select count(*) from (${edge})) end` },
      sql`from inside`,
    ),
  );
}

/** Counts coming weeks by their sums; reads this week's events only when the sums don't reach the cap. */
function countByWeeks(plan: SearchPlan): SQL<Count> {
  const seconds = plan.fromKey / 1_000_000;
  const week = Math.floor(seconds / WEEK_SECONDS);
  const nextWeekKey = (week + 1) * WEEK_SECONDS * 1_000_000;
  const thisWeek = sql`select count(*) from (
    select 1 from visible_events e where e.sort_key >= ${key(plan.fromKey)} and e.sort_key < ${key(nextWeekKey)}
    limit ${COUNT_CAP + 1})`;
  return withTables(
    sql`later as materialized (select coalesce(sum(events), 0) as n from event_weeks where week > ${week})`,
    select({ total: sql<number>`case when n > ${COUNT_CAP} then n else n + (${thisWeek}) end` }, sql`from later`),
  );
}

/** Events of several days that began before now and are not over, newest first. */
export function runningNow(plan: SearchPlan, now: Date) {
  const at = firstUnixSecondFrom(now);
  return select(
    { ...EVENT_CARD, distance_km: distanceTo(plan.circle) },
    sql`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${withOrganizer}
    where event_search match ${matching(plan.matchRunning, plan)} and event_search.rowid < ${key(sortKeyAt(now))}
      and e.end_time > ${at} ${inCircle(plan)}
    order by event_search.rowid desc limit ${RUNNING_LIMIT}`,
  );
}
