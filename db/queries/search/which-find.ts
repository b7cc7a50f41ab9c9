import { sql } from "drizzle-orm";
import { type Row, select } from "#db/client";
import type { SearchPlan } from "~/domain/search/plan";
import { everyType } from "~/domain/search/words";
import { lookingUp } from "./found-words";
import { inArea } from "./parts";
import { entries } from "./statements";

const FINDING = { nth: sql<number>`nth` };

export type Finding = Row<typeof FINDING>;

/** The places in the list of those that find anything; only what is near a place reads rows of events. */
export function whichFind(plans: readonly SearchPlan[]) {
  const terms = [...new Set(plans.flatMap((plan) => plan.terms))];
  const each = plans.map((plan, nth) => {
    const event = plan.circle ? sql`cross join visible_events e on e.sort_key = event_search.rowid` : sql``;
    return sql`select ${sql.raw(String(nth))} as nth where exists (select 1 from event_search ${event}
      ${entries(plan.match ?? everyType, { ...plan, terms })} ${inArea(plan)})`;
  });
  return lookingUp(terms, select(FINDING)`from (${sql.join(each, sql` union all `)})`);
}
