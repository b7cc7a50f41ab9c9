import type { EventCardRow } from "#db/queries/events/cards";
import {
  type DayEventsRow,
  findMonthByDays,
  findNextEvent,
  listDays,
  type MonthEventRow,
  walkMonth,
} from "#db/queries/search/month";
import { MONTH_DAY_CAP, MONTH_WALK, MONTH_WORDS_WALK, MONTH_WORDS_WALK_NEAR, PAGE_SIZE } from "~/domain/search/limits";
import { type EventSearch, EVERYTHING, planSearch, type SearchPlan, sortKeyAt } from "~/domain/search/plan";
import {
  dateFromUnix,
  dayNumber,
  dayOf,
  type DayRange,
  momentsOfDays,
  type MonthText,
  shiftDay,
  startOfNorwegianDay,
} from "~/domain/time/days-and-moments";
import { daysOfMonth } from "~/domain/time/month";
import type { Given } from "~/models/site/given";
import { monthEvents } from "~/schemas/search/month-events";
import { countMonth, type DayEvents } from "./count-month";

/** Still to come, or all of it where the past was wanted too. */
export interface FoundMonth {
  month: MonthText;
  days: Map<string, DayEvents>;
  running: MonthEventRow[];
  cards: EventCardRow[];
  next: MonthEventRow | null;
}

export interface MonthOptions {
  month: MonthText;
  day: string | null;
  withPast?: boolean;
}

type Deps = Given<"db" | "now">;

/**
 * At most two round trips. One walk through the index counts a search with words, or up to MONTH_WALK events near a
 * place; else a statement finds each day's first: see docs/features/month.md.
 */
export async function findMonth(
  search: EventSearch,
  { month, day, withPast = false }: MonthOptions,
  { db, now }: Deps,
): Promise<FoundMonth> {
  const whole = daysOfMonth(month);
  const since = withPast ? startOfNorwegianDay(whole.from) : now;
  const during = (days: DayRange): EventSearch => ({ ...search, ...overlap(search, days), sort: "time", cursor: null });
  const plan = planSearch(during(whole), since, { runningDays: utcDays(whole) });
  const later = planSearch(
    { ...search, start: laterOf(momentsOfDays(whole).end, search.start), sort: "time", cursor: null },
    now,
  );
  const findNext = async () => (later.isEmpty ? null : findNextEvent(db, later));

  if (plan.isEmpty) return { month, days: new Map(), running: [], cards: [], next: await findNext() };
  const shown = day ? { from: day, to: day } : fromToday(whole, now);
  const dayPlan = planSearch({ ...during(shown), limit: PAGE_SIZE }, since);
  const plans = { month: plan, since, day: dayPlan, next: later.isEmpty ? null : later };
  if (search.query !== "") {
    const options = { isDayAsked: day !== null, days: keysOfDays(whole, plan), most: mostCounted(search) };
    return { month, ...(await countMonth(db, plans, options)) };
  }
  if (isAnywhere(search)) {
    const found = await findMonthByDays(db, plans, { days: keysOfDays(whole, plan), next: later });
    return { month, ...found, days: daysFrom([], found.full) };
  }
  const found = await walkMonth(db, plans);
  const last = found.events[MONTH_WALK];
  const rest = last && { from: dayOfEvent(last), to: whole.to };
  const coarse = rest && planSearch(during(rest), since, { levelsCoarser: 2 });
  const full = coarse ? await listDays(db, coarse, keysOfDays(rest, coarse)) : [];
  const next = found.events.length === 0 ? await findNext() : null;
  return { month, ...found, days: daysFrom(found.events, full), next };
}

export const findOrganizersMonth = (
  organizerId: string,
  options: Pick<MonthOptions, "month" | "day">,
  deps: Deps,
): Promise<FoundMonth> => findMonth({ ...EVERYTHING, organizerId }, { ...options, withPast: true }, deps);

const mostCounted = (search: EventSearch) => (isAnywhere(search) ? MONTH_WORDS_WALK : MONTH_WORDS_WALK_NEAR);

/** Each day is found quickly, and the page is kept at the edge, which takes a round trip too. */
const isAnywhere = ({ circle, bounds }: EventSearch) => circle === null && bounds === null;

function daysFrom(walked: readonly MonthEventRow[], full: readonly DayEventsRow[]): Map<string, DayEvents> {
  const last = walked[MONTH_WALK];
  const end = last ? dayOfEvent(last) : null;
  const days = byDay(walked, end);
  for (const { day, events } of full) {
    const first = dayEvents(monthEvents.parse(JSON.parse(events)));
    if (first.events.length > 0 && (end === null || day >= end)) days.set(day, first);
  }
  return days;
}

function fromToday(month: DayRange, now: Date): DayRange {
  const today = dayOf(now);
  return month.from < today && today <= month.to ? { from: today, to: month.to } : month;
}

const laterOf = (one: Date | null, other: Date | null) => (one && other && other > one ? other : one);

function overlap(search: EventSearch, days: DayRange): { start: Date | null; end: Date | null } {
  const { start, end } = momentsOfDays(days);
  return {
    start: laterOf(start, search.start),
    end: search.end && end && search.end < end ? search.end : end,
  };
}

/** As the index has them for events of several days. */
function utcDays({ from, to }: DayRange): number[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, later) => first + later);
}

function keysOfDays({ from, to }: DayRange, { fromKey, toKey }: SearchPlan) {
  return utcDays({ from, to }).map((_, later) => {
    const day = shiftDay(from, later);
    return {
      day,
      from: Math.max(fromKey, sortKeyAt(startOfNorwegianDay(day))),
      to: Math.min(toKey ?? Infinity, sortKeyAt(startOfNorwegianDay(shiftDay(day, 1)))),
    };
  });
}

const dayOfEvent = ({ start_time }: MonthEventRow) => dayOf(dateFromUnix(start_time));

function byDay(events: readonly MonthEventRow[], before: string | null): Map<string, DayEvents> {
  const days = new Map<string, DayEvents>();
  for (const event of events) {
    const day = dayOfEvent(event);
    if (before !== null && day >= before) break;
    const events = [...(days.get(day)?.events ?? []), event];
    days.set(day, { events, total: events.length, isCapped: false });
  }
  return days;
}

/** JSON has them in no order. */
function dayEvents(events: MonthEventRow[]): DayEvents {
  const inOrder = events.toSorted((a, b) => a.sort_key - b.sort_key);
  const total = Math.min(events.length, MONTH_DAY_CAP);
  return { events: inOrder.slice(0, total), total, isCapped: events.length > total };
}
