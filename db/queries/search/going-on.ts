import { sql, type SQL } from "drizzle-orm";
import { type Fields, inOrder, type Row, select, selectFrom, unionAll } from "#db/client";
import { mayRest } from "#db/may-rest";
import { distanceTo, EVENT_CARD } from "#db/queries/events/cards";
import { type SearchPlan, sortKeyAt } from "~/domain/search/plan";
import { DAY_MS, firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { searching } from "./found-words";
import { inArea } from "./parts";
import { entries, withOrganizer } from "./statements";

/** Of one feed or organizer. */
const MOST_GOING_ON = 30;
const RUNNING_LIMIT = 6;

/** The index has a year's days of an event; of a month the first may be asked for on the last. */
const LONGEST_RUN_MS = (366 + 31) * DAY_MS;

/** The search for what goes on at a moment and began before `toKey`; its statements are searching() in this plan. */
export const begunBefore = (plan: SearchPlan, at: Date, toKey: number | null = sortKeyAt(at)): SearchPlan => ({
  ...plan,
  fromKey: sortKeyAt(at) - LONGEST_RUN_MS * 1000,
  toKey,
});

/** Began before `at` and are not over, whatever their state: for `e` and `o`. The plan is of the same day. */
export function goingOn<F extends typeof EVENT_CARD>(plan: SearchPlan, fields: F, at: Date): SQL<Row<F>> {
  const begun = begunBefore(plan, at);
  return mayRest(searching(begun, newest(begun, fields, { match: plan.matchRunning, at, limit: MOST_GOING_ON })));
}

/** Events of several days that are not over, newest first; those of thirty days or more last. */
export function runningNow(plan: SearchPlan, now: Date) {
  const begun = begunBefore(plan, now);
  const fields = { ...EVENT_CARD, distance_km: distanceTo(plan.circle) };
  const takesPlace = sql`and e.state not in ('cancelled', 'postponed')`;
  const ofLength = plan.matchRunningByLength.map((match) =>
    selectFrom(newest(begun, fields, { match, at: now, further: takesPlace, limit: RUNNING_LIMIT })),
  );
  return mayRest(searching(begun, inOrder(unionAll(...ofLength), sql`limit ${RUNNING_LIMIT}`)));
}

interface Wanted {
  match: string | null;
  at: Date;
  further?: SQL;
  limit: number;
}

/** Of an area SQLite sorts the keys: FTS5 takes many times as long to read its cells backwards. */
export function newest<F extends Fields>(
  begun: SearchPlan,
  fields: F,
  { match, at, further = sql``, limit }: Wanted,
): SQL<Row<F>> {
  const found = entries(match, begun);
  const isOn = sql`e.end_time > ${firstUnixSecondFrom(at)} ${further} ${inArea(begun)}`;
  return begun.circle || begun.bounds
    ? select(fields)`from (
        select event_search.rowid as sort_key from event_search ${found} order by +event_search.rowid desc limit -1
      ) k cross join visible_events e on e.sort_key = k.sort_key ${withOrganizer} where ${isOn} limit ${limit}`
    : select(fields)`from event_search cross join visible_events e on e.sort_key = event_search.rowid ${withOrganizer}
      ${found} and ${isOn} order by event_search.rowid desc limit ${limit}`;
}
