import type { SQL } from "drizzle-orm";
import { type Row, select, key } from "#db/client";
import { mayRest } from "#db/may-rest";
import type { EVENT_CARD } from "#db/queries/events/cards";
import { type SearchPlan, sortKeyAt } from "~/domain/search/plan";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { searching } from "./found-words";
import { inArea, matching } from "./parts";

/** Of one feed or organizer. */
const MOST_GOING_ON = 30;

/** Began before `at` and are not over, whatever their state: for `e` and `o`. The plan is of the same day. */
export const goingOn = <F extends typeof EVENT_CARD>(plan: SearchPlan, fields: F, at: Date): SQL<Row<F>> =>
  mayRest(
    searching(
      plan,
      select(fields)`from event_search cross join visible_events e on e.sort_key = event_search.rowid
        cross join organizers o on o.id = e.organizer_id
        where event_search match ${matching(plan.matchRunning, plan)} and event_search.rowid < ${key(sortKeyAt(at))}
          and e.end_time > ${firstUnixSecondFrom(at)} ${inArea(plan)}
        order by event_search.rowid desc limit ${MOST_GOING_ON}`,
    ),
  );
