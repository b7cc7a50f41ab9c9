import type { EventCardRow } from "#db/queries/events/cards";
import { findWeekendRows } from "#db/queries/search/weekend";
import { SPECIAL_TYPES } from "~/domain/events/special";
import { WEEKEND_DAY, WEEKEND_SPECIALS } from "~/domain/search/limits";
import { type EventSearch, planSearch, type SearchPlan } from "~/domain/search/plan";
import { dayOfSecond, startOfNorwegianDay, unixSeconds } from "~/domain/time/days-and-moments";
import { type Weekend, weekendAt } from "~/domain/time/weekend";
import { present } from "~/domain/values";
import type { Given } from "~/models/site/given";
import type { WeekendParameters } from "~/schemas/search/events";
import { type FoundPlace, placeSearch } from "./find";

export interface FoundWeekend {
  place: FoundPlace;
  weekend: Weekend;
  days: ListedDay[];
  running: EventCardRow[];
}

export interface ListedDay {
  day: string;
  /** In order of time: the day's special events, and the first of all. */
  events: EventCardRow[];
  hasMore: boolean;
}

type Deps = Given<"db" | "now">;

/** From Friday at 15:00 to Sunday night; one round trip. */
export async function findWeekend(parameters: WeekendParameters, { db, now }: Deps): Promise<FoundWeekend> {
  const weekend = weekendAt(now);
  const { place, wanted } = placeSearch(parameters, now);
  const since = weekend.start > now ? weekend.start : now;
  const onEachDay = (limit: number, { types }: Pick<EventSearch, "types">) => {
    const plan = (at: 0 | 1 | 2) => planSearch({ ...wanted, ...momentsOfDay(weekend, at), types, limit }, now);
    return [plan(0), plan(1), plan(2)] as const;
  };
  const plans = onEachDay(WEEKEND_DAY, wanted);
  const special = { types: SPECIAL_TYPES.filter((type) => wanted.types.length === 0 || wanted.types.includes(type)) };
  const running = planSearch(wanted, now, { runningDays: [dayOfSecond(unixSeconds(since))] });
  if (running.isEmpty) return { place, weekend, days: [], running: [] };
  const found = await findWeekendRows(db, {
    days: plans,
    // Where none is wanted, one event is read in vain.
    specials: special.types.length > 0 ? onEachDay(WEEKEND_SPECIALS, special) : onEachDay(0, wanted),
    running,
    since,
  });
  const of = <Value>(each: readonly Value[], at: number) => present(each[at], "a day of the weekend");
  const days = weekend.days.map((day, at) => dayOfRows(day, of(found.days, at), of(found.specials, at), of(plans, at)));
  return { place, weekend, days, running: found.running };
}

function momentsOfDay({ days, start, end }: Weekend, at: 0 | 1 | 2): Pick<EventSearch, "start" | "end"> {
  const next = days[at + 1];
  return {
    start: at === 0 ? start : startOfNorwegianDay(days[at]),
    end: next ? startOfNorwegianDay(next) : end,
  };
}

function dayOfRows(day: string, all: EventCardRow[], specials: EventCardRow[], plan: SearchPlan): ListedDay {
  if (plan.isEmpty) return { day, events: [], hasMore: false };
  const first = all.slice(0, plan.limit);
  const events = new Map([...first, ...specials.slice(0, WEEKEND_SPECIALS)].map((row) => [row.id, row]));
  return {
    day,
    events: [...events.values()].sort((a, b) => a.sort_key - b.sort_key),
    hasMore: all.length > plan.limit,
  };
}
