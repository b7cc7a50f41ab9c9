import { sql } from "drizzle-orm";
import { type Database, key, rowsOf, select } from "#db/client";
import { EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { isStateOtherwise } from "#db/queries/events/otherwise";
import type { SearchPlan } from "~/domain/search/plan";
import { searching } from "./found-words";
import { inArea, matching } from "./parts";
import { withOrganizer } from "./statements";

/**
 * One round trip; soonest first, up to each search's limit; ranges have an end. Such events are few: each is looked up
 * in the index.
 */
export async function searchOtherwise(db: Database, plans: readonly SearchPlan[]): Promise<EventCardRow[][]> {
  const [first, ...rest] = plans.map((plan) => rowsOf(db, searching(plan, otherwiseOf(plan))));
  return first ? db.batch([first, ...rest]) : [];
}

function otherwiseOf(plan: SearchPlan) {
  const isIndexed = plan.match !== null || plan.organizerId !== null;
  const { fromKey, toKey, limit } = plan;
  return select({ ...EVENT_CARD })`from events c indexed by events_otherwise cross join visible_events e on e.id = c.id
    ${isIndexed ? sql`cross join event_search on event_search.rowid = c.sort_key` : sql``} ${withOrganizer}
    where ${isStateOtherwise("c")} and c.start_time >= ${key(fromKey / 1_000_000)}
      and c.start_time < ${key((toKey ?? fromKey) / 1_000_000)}
      ${isIndexed ? sql`and event_search match ${matching(plan.match, plan)}` : sql``} ${inArea(plan)}
    order by c.start_time limit ${limit}`;
}
