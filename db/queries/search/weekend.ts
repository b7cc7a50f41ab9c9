import { type Database, rowsOf } from "#db/client";
import { EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import type { SearchPlan } from "~/domain/search/plan";
import { evenWithoutIndex } from "./even-without-index";
import { runningNow } from "./going-on";
import { pageStatement } from "./statements";

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

export const findWeekendRows = (db: Database, { days, specials, running, since }: WeekendPlans): Promise<WeekendRows> =>
  evenWithoutIndex([...days, ...specials], async (plans) => {
    const [ongoing, ...pages] = await db.batch([
      rowsOf(db, runningNow(running, since)),
      ...plans.map((plan) => rowsOf(db, pageStatement(plan, EVENT_CARD))),
    ]);
    return { running: ongoing, days: pages.slice(0, 3), specials: pages.slice(3) };
  });
