import type { MonthEventRow } from "#db/queries/search/month";
import { inReadersLanguage } from "~/domain/events/display";
import { PAGE_SIZE } from "~/domain/search/limits";
import type { Locale } from "~/domain/site/locales";
import {
  lastWeekday,
  dayText,
  dayNumber,
  MONDAY,
  dateFromUnix,
  dayOf,
  monthOf,
  type MonthText,
  shiftDay,
  startOfNorwegianDay,
} from "~/domain/time/days-and-moments";
import { daysOfMonth, shiftMonth, weeksOfMonth } from "~/domain/time/month";
import { present } from "~/domain/values";
import { formatAs, formatDay, formatMoment } from "~/i18n/format";
import type { FoundMonth } from "~/models/events/find-month";
import { type ViewContext, viewEventAmongOthers } from "~/views/events/card";
import { dayNamesOrSunday } from "./day-names";
import { countText, type MonthDayView, viewDay } from "./month-day";

/** Series reach at most two years ahead. */
const MONTHS_AHEAD = 36;

/** How many a day of an organizer's month names on paper. */
export const PRINTED_TITLES = 8;

export type MonthView = ReturnType<typeof viewMonth>;

export type MonthLink = ReturnType<typeof linkTo>;

export type ChosenDayView = NonNullable<ReturnType<typeof viewChosen>>;

export interface MonthViewOptions {
  /** The day in the address. */
  day: string | null;
  titles: number;
  /** Months that are over are shown as they were. */
  withPast?: boolean;
}

export function viewMonth(found: FoundMonth, options: MonthViewOptions, context: ViewContext) {
  const { now, preferences } = context;
  const { locale } = preferences;
  const { month } = found;
  const today = dayOf(now);
  const thisMonth = monthOf(today);
  const days = daysOf(found, options, context);
  const all = [...days.values()];
  const total = all.reduce((sum, day) => sum + day.total, 0);
  return {
    month,
    /** "november 2026" */
    heading: nameOf(month, locale),
    previous: options.withPast || month > thisMonth ? linkTo(shiftMonth(month, -1), locale) : null,
    next: month < shiftMonth(thisMonth, MONTHS_AHEAD) ? linkTo(shiftMonth(month, 1), locale) : null,
    /** Monday first. */
    weekdays: weekdaysIn(month, locale),
    weeks: weeksOfMonth(month).map(({ week, days: names }) => ({
      week,
      days: names.map((day) => (day === null ? null : present(days.get(day), "day of the month"))),
    })),
    /** "41 arrangementer" */
    count: countText(
      total,
      all.some(({ isCapped }) => isCapped),
      locale,
    ),
    isEmpty: all.every(({ total, isCapped, running }) => total === 0 && !isCapped && running.length === 0),
    isOver: month < thisMonth && !options.withPast,
    /** Set for a month without events. */
    nextEvent: found.next && viewNext(found.next, context),
    chosen: viewChosen(found, days, options.day, context),
    thisMonth,
    /** The days that have a name: "søndag 29.", "1. søndag i advent". */
    namedDays: all.flatMap(({ day, names }) =>
      names === null ? [] : [{ day, date: formatAs("weekdayAlone", startOfNorwegianDay(day), locale), names }],
    ),
  };
}

const nameOf = (month: MonthText, locale: Locale) =>
  formatAs("monthAndYear", startOfNorwegianDay(`${month}-01`), locale);

const linkTo = (month: MonthText, locale: Locale) => ({ month, name: nameOf(month, locale) });

function weekdaysIn(month: MonthText, locale: Locale) {
  const monday = lastWeekday(dayNumber(`${month}-01`), MONDAY);
  return Array.from({ length: 7 }, (_, nth) => {
    const moment = startOfNorwegianDay(dayText(monday + nth));
    return { name: formatMoment(moment, "EEEE", locale), short: formatMoment(moment, "EEEEEE", locale) };
  });
}

function daysOf(
  found: FoundMonth,
  { titles, withPast }: MonthViewOptions,
  context: ViewContext,
): Map<string, MonthDayView> {
  const { from, to } = daysOfMonth(found.month);
  const days = new Map<string, MonthDayView>();
  for (let day = from; day <= to; day = shiftDay(day, 1)) {
    days.set(day, viewDay(day, found.days.get(day), found.running, { titles, withPast, context }));
  }
  return days;
}

function viewNext(row: MonthEventRow, { now, preferences: { locale } }: ViewContext) {
  const start = dateFromUnix(row.start_time);
  const day = dayOf(start);
  const { title } = inReadersLanguage(row, locale);
  return { id: row.id, title, month: monthOf(day), day, heading: formatDay(start, now, locale) };
}

function viewChosen(found: FoundMonth, days: Map<string, MonthDayView>, asked: string | null, context: ViewContext) {
  const cards = found.cards.map((row) => viewEventAmongOthers(row, context));
  const day = days.get(asked ?? cards[0]?.day ?? "");
  if (!day) return null;
  const events = cards.filter((card) => card.day === day.day);
  const { heading, running, total, isCapped } = day;
  return {
    day: day.day,
    heading,
    names: dayNamesOrSunday(day.day, context.preferences.locale),
    /** False for the first day with events, which is chosen without asking. */
    isAsked: asked !== null,
    events: events.slice(0, PAGE_SIZE),
    running,
    hasMore: isCapped ? events.length > PAGE_SIZE : events.length < total,
  };
}
