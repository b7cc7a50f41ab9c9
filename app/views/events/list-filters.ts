import type { NamedCalendar } from "#db/queries/organizers/dashboard";
import type { OwnListFilter } from "~/domain/events/own-list";
import { dayOf, monthOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { daysOfMonth, shiftMonth } from "~/domain/time/month";
import { formatAs } from "~/i18n/format";
import type { ViewContext } from "./card";

const MONTHS = { coming: 18, past: 36 };

export type ListFiltersView = ReturnType<typeof viewListFilters>;

export function viewListFilters(
  { period, q, type, month, state, source }: OwnListFilter,
  calendars: NamedCalendar[],
  { now, preferences: { locale } }: ViewContext,
) {
  const first = monthOf(dayOf(now));
  const step = period === "past" ? -1 : 1;
  const offered = Array.from({ length: MONTHS[period] }, (_, by) => shiftMonth(first, step * by));
  const months = month === null || offered.includes(month) ? offered : [month, ...offered];
  return {
    chosen: { period, q, type, month, state, source },
    /** "juni 2026", from now on or back. */
    months: months.map((value) => ({
      value,
      name: formatAs("monthAndYear", startOfNorwegianDay(daysOfMonth(value).from), locale),
    })),
    calendars,
  };
}
