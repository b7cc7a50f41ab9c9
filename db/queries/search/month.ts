import { type SQL, sql } from "drizzle-orm";
import { type Database, firstRowOf, key, type Row, rowsOf, select, withTables } from "#db/client";
import { e } from "#db/queries/aliases";
import { distanceTo, EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import type { Circle } from "~/domain/places/position";
import { MONTH_DAY_CAP, MONTH_RUNNING, MONTH_WALK } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";
import { pickFields } from "~/domain/values";
import { searching } from "./found-words";
import { begunBefore, newest } from "./going-on";
import { inArea, type KeyRange, rangeOf } from "./parts";
import { candidates, entries, inTime, pageStatement, withOrganizer } from "./statements";

const MONTH_EVENT = {
  id: e.id,
  title: e.title,
  /** The event's own alone: every event with two texts has it. */
  language: sql<string | null>`${e.text_language}`,
  other_language: sql<string | null>`${e.other_language}`,
  ...pickFields(e, ["other_title", "event_type", "start_time", "end_time", "all_day", "sort_key", "state"]),
  ...pickFields(e, ["registration", "previous_start_time", "previous_location"]),
};

export type MonthEventRow = Row<typeof MONTH_EVENT>;

export interface MonthRows {
  /** Began earlier, newest first. */
  running: MonthEventRow[];
  /** Of the chosen days. */
  cards: EventCardRow[];
}

interface MonthPlans {
  month: SearchPlan;
  since: Date;
  /** The chosen days. */
  day: SearchPlan;
}

/** One round trip, in order of time; one more than MONTH_WALK where there are more. */
export async function walkMonth(db: Database, plans: MonthPlans): Promise<MonthRows & { events: MonthEventRow[] }> {
  const [events, running, cards] = await db.batch([
    rowsOf(db, firstEvents(plans.month, MONTH_WALK + 1)),
    rowsOf(db, runningIn(plans)),
    rowsOf(db, pageStatement(plans.day, EVENT_CARD)),
  ]);
  return { events, running, cards };
}

/** JSON, in no order. */
const MONTH_KEYS = {
  /** One more than wanted where there are more. */
  keys: sql<string>`''`,
  running: sql<string>`''`,
  /** The first event after the month, where the month has none. */
  next: sql<string>`''`,
};

/** One statement: words are looked up once. */
export async function listKeys(
  db: Database,
  { month, since, next }: Omit<MonthPlans, "day"> & { next: SearchPlan | null },
  most: number,
): Promise<Row<typeof MONTH_KEYS>> {
  const begun = begunBefore(month, since, month.toKey);
  const columns = {
    keys: sql<string>`m.keys`,
    running: asJson(runningEvents(month, begun, since)),
    next: next ? sql<string>`iif(m.keys = '[]', ${asJson(nextEvents(next, 1))}, '[]')` : sql<string>`'[]'`,
  };
  const row = await firstRowOf(db, searching(begun, select(columns)`from (${firstKeys(month, most + 1)}) m`));
  return row ?? { keys: "[]", running: "[]", next: "[]" };
}

/** Events are read only on a circle's edge, up to the last that is wanted; a rectangle has none without a position. */
function firstKeys(plan: SearchPlan, limit: number) {
  const { circle, bounds, matchInside, matchEdge } = plan;
  const keysOf = (match: string | null, measured: SQL, range?: KeyRange) => sql`select event_search.rowid as k
    from event_search ${measured} ${entries(match, plan, range)} ${measured === NONE ? NONE : inArea(plan)}
    order by event_search.rowid limit ${limit}`;
  const withEvents = sql`cross join events e on e.sort_key = event_search.rowid`;
  const all = select({ keys: sql<string>`json_group_array(k)` });
  if (!circle || bounds) return all`from (${keysOf(plan.match, bounds ? withEvents : NONE)})`;
  const { from, to } = rangeOf(plan, plan.fromKey);
  const last = sql`(select iif(count(*) = ${limit}, max(k), ${to ?? key(LAST_KEY)}) from inside)`;
  const inside = matchInside ? keysOf(matchInside, NONE) : sql`select 0 as k where 0`;
  const edge = matchEdge ? keysOf(matchEdge, withEvents, { from, to: last }) : sql`select 0 as k where 0`;
  return withTables(
    sql`inside as materialized (${inside})`,
    all`from (select k from inside union all select k from (${edge}))`,
  );
}

const NONE = sql``;
const LAST_KEY = Number.MAX_SAFE_INTEGER;

/** One round trip, in order of time, with the page of a plan where one is given. */
export async function listByKeys(
  db: Database,
  keys: readonly number[],
  { circle, page }: { circle: Circle | null; page: SearchPlan | null },
): Promise<{ events: EventCardRow[]; page: EventCardRow[] }> {
  const ofKeys = select({ ...EVENT_CARD, distance_km: distanceTo(circle) })`from json_each(${JSON.stringify(keys)}) k
    cross join visible_events e on e.sort_key = cast(k.value as integer) ${withOrganizer} order by e.sort_key`;
  const [events, ofPage] = await db.batch([
    rowsOf(db, ofKeys),
    rowsOf(db, page ? pageStatement(page, EVENT_CARD) : select(EVENT_CARD)`${NOTHING}`),
  ]);
  return { events, page: ofPage };
}

const NOTHING = sql`from events e ${withOrganizer} where 0`;

export async function findMonthByDays(
  db: Database,
  plans: MonthPlans,
  { days, next }: { days: readonly KeysOfDay[]; next: SearchPlan },
): Promise<MonthRows & { full: DayEventsRow[]; next: MonthEventRow | null }> {
  const [full, running, cards, later] = await db.batch([
    listDays(db, plans.month, days),
    rowsOf(db, runningIn(plans)),
    rowsOf(db, pageStatement(plans.day, EVENT_CARD)),
    rowsOf(db, firstEvents(next, 1)),
  ]);
  return { full, running, cards, next: later[0] ?? null };
}

export async function findNextEvent(db: Database, plan: SearchPlan): Promise<MonthEventRow | null> {
  const [event] = await rowsOf(db, firstEvents(plan, 1));
  return event ?? null;
}

const nextEvents = (plan: SearchPlan, limit: number) =>
  select(MONTH_EVENT)`${candidates(plan.match, plan)} ${inArea(plan)} ${inTime(plan)} limit ${limit}`;

const firstEvents = (plan: SearchPlan, limit: number) => searching(plan, nextEvents(plan, limit));

function runningIn({ month, since }: Omit<MonthPlans, "day">) {
  const begun = begunBefore(month, since, month.toKey);
  return searching(begun, runningEvents(month, begun, since));
}

const runningEvents = (plan: SearchPlan, begun: SearchPlan, since: Date) =>
  newest(begun, MONTH_EVENT, { match: plan.matchRunning, at: since, limit: MONTH_RUNNING });

/** In no order. */
function asJson(query: SQL): SQL<string> {
  const fields = Object.keys(MONTH_EVENT).map((name) => sql.raw(`'${name}', e.${name}`));
  return sql<string>`(select json_group_array(json_object(${sql.join(fields, sql`, `)})) from (${query}) e)`;
}

/** Of `sort_key`: from (included) and to (excluded). */
export interface KeysOfDay {
  day: string;
  from: number;
  to: number;
}

const DAY_EVENTS = {
  day: sql<string>`d.value ->> 'day'`,
  /** JSON, in no order; one more than MONTH_DAY_CAP where there are more. */
  events: sql<string>`''`,
};

export type DayEventsRow = Row<typeof DAY_EVENTS>;

export const listDays = (db: Database, plan: SearchPlan, days: readonly KeysOfDay[]) =>
  rowsOf(
    db,
    searching(plan, select({ ...DAY_EVENTS, events: firstOfDay(plan) })`from json_each(${JSON.stringify(days)}) d`),
  );

function firstOfDay(plan: SearchPlan): SQL<string> {
  const range = { from: keyOfDay("from"), to: keyOfDay("to") };
  return asJson(select(MONTH_EVENT)`
    ${candidates(plan.match, plan, range)} ${inArea(plan)} ${inTime(plan)} limit ${MONTH_DAY_CAP + 1}`);
}

const keyOfDay = (edge: "from" | "to") => sql`cast(d.value ->> ${sql.raw(`'${edge}'`)} as integer)`;
