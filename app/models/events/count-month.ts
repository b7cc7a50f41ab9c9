import type { Database } from "#db/client";
import type { EventCardRow } from "#db/queries/events/cards";
import { type KeysOfDay, listByKeys, listKeys, type MonthEventRow } from "#db/queries/search/month";
import { PAGE_SIZE, TITLES_A_DAY } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";
import { eventKeys, monthEvents } from "~/schemas/search/month-events";

export interface DayEvents {
  events: MonthEventRow[];
  total: number;
  isCapped: boolean;
}

interface CountedMonth {
  days: Map<string, DayEvents>;
  running: MonthEventRow[];
  cards: EventCardRow[];
  next: MonthEventRow | null;
}

interface CountedDay extends KeysOfDay {
  keys: number[];
  isCapped: boolean;
}

/** One walk through the index, as far as it goes; two round trips. Later days are not counted. */
export async function countMonth(
  db: Database,
  plans: { month: SearchPlan; since: Date; day: SearchPlan; next: SearchPlan | null },
  { isDayAsked, days, most }: { isDayAsked: boolean; days: readonly KeysOfDay[]; most: number },
): Promise<CountedMonth> {
  const found = await listKeys(db, plans, most);
  const keys = eventKeys.parse(JSON.parse(found.keys)).toSorted((a, b) => a - b);
  const running = monthEvents.parse(JSON.parse(found.running)).toSorted((a, b) => b.sort_key - a.sort_key);
  const [next = null] = monthEvents.parse(JSON.parse(found.next));
  if (keys.length === 0) return { days: new Map(), running, cards: [], next };
  const counted = countDays(keys, days, most);
  const chosen = isDayAsked
    ? counted.find(({ from, to }) => from <= plans.day.fromKey && plans.day.fromKey < to)
    : counted.find((day) => day.keys.length > 0);
  const shown = new Set(counted.flatMap((day) => day.keys.slice(0, TITLES_A_DAY)));
  const ofChosen = chosen?.keys.slice(0, PAGE_SIZE) ?? [];
  const { events, page } = await listByKeys(db, [...new Set([...shown, ...ofChosen])], {
    circle: plans.month.circle,
    page: chosen?.isCapped ? plans.day : null,
  });
  const isIn = ({ sort_key }: EventCardRow, { from, to }: KeysOfDay) => sort_key >= from && sort_key < to;
  return {
    days: new Map(
      counted.map((day) => [
        day.day,
        {
          events: events.filter((event) => shown.has(event.sort_key) && isIn(event, day)),
          total: day.keys.length,
          isCapped: day.isCapped,
        },
      ]),
    ),
    running,
    next,
    cards: chosen?.isCapped ? page : events.filter((event) => chosen && isIn(event, chosen)),
  };
}

/** The last of more than `most` events says only that its day has more, and later ones perhaps. */
function countDays(keys: readonly number[], days: readonly KeysOfDay[], most: number): CountedDay[] {
  const counted = keys.slice(0, most);
  const beyond = keys[most] ?? Infinity;
  return days.map((day) => ({
    ...day,
    keys: counted.filter((key) => key >= day.from && key < day.to),
    isCapped: beyond < day.to,
  }));
}
