import { sql, type SQL } from "drizzle-orm";
import { key, type Row, select, valuesOf } from "#db/client";
import { distanceTo, type EVENT_CARD } from "#db/queries/events/cards";
import { DISTANCE_POOL, NEAREST_OF } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";
import { type Beside, firstDates } from "./folded";
import { searching } from "./found-words";
import { inArea, type KeyRange, matching, rangeOf, within } from "./parts";

/** With its event `e`; without words or facets, the events by time. */
export function candidates(
  expression: string | null,
  plan: SearchPlan,
  range: KeyRange = rangeOf(plan, plan.fromKey),
  joined: SQL = sql``,
): SQL {
  if (expression === null && plan.organizerId === null) {
    return sql`from visible_events e ${joined} where ${within(sql`e.sort_key`, range)} ${byRows(plan)}`;
  }
  return sql`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${joined}
    ${entries(expression, plan, range)}`;
}

/** Without the index. */
function byRows({ byRows: rows, types }: SearchPlan): SQL {
  if (rows === null) return sql``;
  const ofTypes = types.length > 0 ? sql`and e.event_type in ${valuesOf(types)}` : sql``;
  const ofOrganizer = rows.organizerId === null ? sql`` : sql`and e.organizer_id = ${rows.organizerId}`;
  const first = rows.firstSince === null ? sql`` : sql`and (e.follows is null or e.follows < ${key(rows.firstSince)})`;
  return sql`${ofTypes} ${ofOrganizer} ${first}`;
}

/** Reads no row of an event. */
export function entries(
  expression: string | SQL | null,
  plan: SearchPlan,
  range: KeyRange = rangeOf(plan, plan.fromKey),
): SQL {
  return sql`where event_search match ${matching(expression, plan)} and ${within(sql`event_search.rowid`, range)}`;
}

export const isIndexed = (plan: SearchPlan) => plan.match !== null || plan.organizerId !== null;

/** With the next page's first row, or what a page by day needs: for `e` and `o`, with distance. */
export const pageStatement = <F extends CardFields>(plan: SearchPlan, fields: F): SQL<Row<F>> =>
  ifFound(plan, listPage(plan, fields));

/** What stands beside is of a folded search alone. */
export const listPage = <F extends CardFields>(plan: SearchPlan, fields: F, beside: Beside = {}): SQL<Row<F>> =>
  plan.sort === "distance" ? pageByDistance(plan, fields, beside) : pageByTime(plan, fields, beside);

/** Nothing is opened further where all words together find nothing. */
export const ifFound = <T>(plan: SearchPlan, query: SQL<T>): SQL<T> => {
  const isFound = (words: SQL) =>
    sql`exists (select 1 from event_search where event_search match ${matching(plan.match, plan, words)}
      and ${within(sql`event_search.rowid`, rangeOf(plan, plan.fromKey))})`;
  return searching(plan, query, { isFound });
};

export type CardFields = typeof EVENT_CARD;

export const withOrganizer = sql`cross join organizers o on o.id = e.organizer_id`;

const pageEvents = (plan: SearchPlan, beside: Beside) =>
  plan.fold
    ? firstDates(plan.fold.page, plan, plan.fold, beside)
    : sql`${candidates(plan.match, plan, rangeOf(plan, plan.pageFromKey), beside.joined)} ${inArea(plan)}`;

/** A folded search's spans come in order of time; other events are sorted by key. */
export function inTime(plan: SearchPlan): SQL {
  if (plan.fold) return sql``;
  return isIndexed(plan) ? sql`order by event_search.rowid` : sql`order by e.sort_key`;
}

function pageByTime<F extends CardFields>(plan: SearchPlan, fields: F, beside: Beside): SQL<Row<F>> {
  return select({
    ...fields,
    distance_km: distanceTo(plan.circle),
  })`${pageEvents(plan, { joined: withOrganizer, ...beside })} ${inTime(plan)}
    limit ${plan.limit + (plan.sort === "hour" ? NEAREST_OF : 1)}`;
}

function pageByDistance<F extends CardFields>(plan: SearchPlan, fields: F, beside: Beside): SQL<Row<F>> {
  return select({ ...fields, distance_km: sql<number | null>`found.distance_km` })`from (
    select seq, distance_km from (
      select e.seq, e.sort_key, ${distanceTo(plan.circle)} as distance_km
      ${pageEvents(plan, beside)} ${inTime(plan)} limit ${DISTANCE_POOL}
    ) order by distance_km nulls last, sort_key limit ${plan.limit + 1} offset ${plan.skip}
  ) found cross join events e on e.seq = found.seq ${withOrganizer}
  order by found.distance_km nulls last, e.sort_key`;
}
