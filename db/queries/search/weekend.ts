import type { Database } from "#db/client";
import { EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { rowsOf } from "#db/rows";
import type { SearchPlan } from "~/domain/search/plan";
import { pageStatement, runningNow } from "./statements";

interface WeekendPlans {
  /** Friday, Saturday and Sunday. */
  days: readonly [SearchPlan, SearchPlan, SearchPlan];
  specials: readonly [SearchPlan, SearchPlan, SearchPlan];
  /** Began before the weekend. */
  running: SearchPlan;
  since: Date;
}

export interface WeekendRows {
  /** One more than the plan's limit where there are more. */
  days: EventCardRow[][];
  specials: EventCardRow[][];
  running: EventCardRow[];
}

export async function findWeekendRows(db: Database, plans: WeekendPlans): Promise<WeekendRows> {
  const page = (plan: SearchPlan) => rowsOf(db, pageStatement(plan, EVENT_CARD));
  const [friday, saturday, sunday] = plans.days;
  const [first, second, third] = plans.specials;
  const [running, ...days] = await db.batch([
    rowsOf(db, runningNow(plans.running, plans.since)),
    page(friday),
    page(saturday),
    page(sunday),
    page(first),
    page(second),
    page(third),
  ]);
  return { running, days: days.slice(0, 3), specials: days.slice(3) };
}
