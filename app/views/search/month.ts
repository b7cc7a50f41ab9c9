import type { MonthEventRow } from "#db/queries/search/month";
import { commonMessages } from "#messages/common";
import { monthMessages } from "#messages/month";
import { lastDayOf } from "~/domain/events/span";
import { takesPlace } from "~/domain/events/state";
import type { EventType } from "~/domain/events/types";
import { inReadersLanguage } from "~/domain/events/written";
import { PAGE_SIZE, roundBelow } from "~/domain/search/limits";
import type { Locale } from "~/domain/site/locales";
import type { Preferences } from "~/domain/site/preferences";
import { dayNumber } from "~/domain/time/calendar-days";
import { isPublicHoliday } from "~/domain/time/church-year";
import { daysOfMonth, shiftMonth, weeksOfMonth } from "~/domain/time/month";
import { monthOf, type MonthText } from "~/domain/time/month-text";
import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf, shiftDay, startOfNorwegianDay } from "~/domain/time/wall-clock";
import { formatAs, formatDay, formatMoment, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { DayEvents } from "~/models/events/count-month";
import type { FoundMonth } from "~/models/events/find-month";
import { type EventCardView, timesOf, type ViewContext, viewEventAmongOthers } from "~/views/events/card";
import { viewTitleMark } from "~/views/events/state";
import { dayNames, dayNamesOrSunday } from "./day-names";

/** Series reach at most two years ahead. */
const MONTHS_AHEAD = 36;

/** How many a day of an organizer's month names on paper. */
export const PRINTED_TITLES = 8;

/** Events of several days. */
const RUNNING_SHOWN = 2;

export interface MonthView {
  month: MonthText;
  /** "november 2026" */
  heading: string;
  previous: MonthLink | null;
  next: MonthLink | null;
  /** Monday first. */
  weekdays: { name: string; short: string }[];
  weeks: { week: number; days: (MonthDayView | null)[] }[];
  /** "41 arrangementer" */
  count: string;
  isEmpty: boolean;
  isOver: boolean;
  /** Set for a month without events. */
  nextEvent: { id: string; title: string; month: MonthText; day: string; heading: string } | null;
  chosen: ChosenDayView | null;
  thisMonth: MonthText;
  /** The days that have a name: "søndag 29.", "1. søndag i advent". */
  namedDays: { day: string; date: string; names: string }[];
}

export interface MonthLink {
  month: MonthText;
  name: string;
}

export interface MonthDayView {
  day: string;
  /** 1 to 31. */
  date: number;
  /** "søndag 29. november, 1. søndag i advent, 12 arrangementer" */
  label: string;
  /** "søndag 29. november" */
  heading: string;
  names: string | null;
  isHoliday: boolean;
  isToday: boolean;
  isOver: boolean;
  /** Begun on the day; 0 and capped where nothing was counted. */
  total: number;
  isCapped: boolean;
  events: MonthEventView[];
  /** Begun before the day. */
  running: Pick<MonthEventView, "id" | "title" | "language">[];
}

export interface MonthEventView {
  id: string;
  title: string;
  /** The title's; null where the event has not said. */
  language: string | null;
  type: EventType;
  /** "11:00"; null for whole days. */
  time: string | null;
  /** "Avlyst" */
  mark: string | null;
  takesPlace: boolean;
}

export interface ChosenDayView {
  day: string;
  heading: string;
  names: string | null;
  /** False for the first day with events, which is chosen without asking. */
  isAsked: boolean;
  events: EventCardView[];
  running: Pick<MonthEventView, "id" | "title" | "language">[];
  hasMore: boolean;
}

export interface MonthViewOptions {
  /** The day in the address. */
  day: string | null;
  titles: number;
  /** Months that are over are shown as they were. */
  withPast?: boolean;
}

export function viewMonth(found: FoundMonth, options: MonthViewOptions, context: ViewContext): MonthView {
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
    heading: nameOf(month, locale),
    previous: options.withPast || month > thisMonth ? linkTo(shiftMonth(month, -1), locale) : null,
    next: month < shiftMonth(thisMonth, MONTHS_AHEAD) ? linkTo(shiftMonth(month, 1), locale) : null,
    weekdays: weekdaysIn(month, locale),
    weeks: weeksOfMonth(month).map(({ week, days: names }) => ({
      week,
      days: names.map((day) => (day === null ? null : days.get(day)!)),
    })),
    count: countText(
      total,
      all.some(({ isCapped }) => isCapped),
      locale,
    ),
    isEmpty: all.every(({ total, isCapped, running }) => total === 0 && !isCapped && running.length === 0),
    isOver: month < thisMonth && !options.withPast,
    nextEvent: found.next && viewNext(found.next, context),
    chosen: viewChosen(found, days, options.day, context),
    thisMonth,
    namedDays: all.flatMap(({ day, names }) =>
      names === null ? [] : [{ day, date: formatAs("weekdayAlone", startOfNorwegianDay(day), locale), names }],
    ),
  };
}

function countText(total: number, isCapped: boolean, locale: Locale): string {
  const m = messagesIn(monthMessages, locale);
  if (!isCapped) return m.events(total);
  return total > 0 ? m.eventsCapped(roundBelow(total)) : m.uncounted;
}

const nameOf = (month: MonthText, locale: Locale) =>
  formatAs("monthAndYear", startOfNorwegianDay(`${month}-01`), locale);

const linkTo = (month: MonthText, locale: Locale): MonthLink => ({ month, name: nameOf(month, locale) });

function weekdaysIn(month: MonthText, locale: Locale): MonthView["weekdays"] {
  const week = weeksOfMonth(month).find(({ days }) => days.every((day) => day !== null))!;
  return week.days.map((day) => {
    const moment = startOfNorwegianDay(day!);
    return { name: formatMoment(moment, "EEEE", locale), short: formatMoment(moment, "EEEEEE", locale) };
  });
}

function daysOf(found: FoundMonth, { titles }: MonthViewOptions, context: ViewContext): Map<string, MonthDayView> {
  const { from, to } = daysOfMonth(found.month);
  const days = new Map<string, MonthDayView>();
  for (let day = from; day <= to; day = shiftDay(day, 1)) {
    days.set(day, viewDay(day, found.days.get(day), runningOn(day, found.running), { titles, context }));
  }
  return days;
}

function viewDay(
  day: string,
  found: DayEvents | undefined,
  running: MonthEventRow[],
  { titles, context }: { titles: number; context: ViewContext },
): MonthDayView {
  const { now, preferences } = context;
  const { locale } = preferences;
  const { events = [], total = 0, isCapped = false } = found ?? {};
  const today = dayOf(now);
  const heading = formatDay(startOfNorwegianDay(day), now, locale);
  const names = dayNames(day, locale);
  const count = countText(total, isCapped, locale);
  const isToday = day === today;
  return {
    day,
    date: Number(day.slice(-2)),
    label: [isToday ? messagesIn(commonMessages, locale).today : null, heading, names, count]
      .filter((part) => part !== null)
      .join(", "),
    heading,
    names,
    isHoliday: isPublicHoliday(dayNumber(day)),
    isToday,
    isOver: day < today,
    total: isCapped ? roundBelow(total) : total,
    isCapped,
    events: events.slice(0, titles).map((row) => viewEvent(row, preferences)),
    running: running.slice(0, RUNNING_SHOWN).map((row) => {
      const { id, title, language } = inReadersLanguage(row, preferences.locale);
      return { id, title, language };
    }),
  };
}

/** That one must register is said on the event's page. */
function viewEvent(row: MonthEventRow, preferences: Preferences): MonthEventView {
  const { title, language } = inReadersLanguage(row, preferences.locale);
  return {
    id: row.id,
    title,
    language,
    type: row.event_type,
    time: row.all_day ? null : formatTime(dateFromUnix(row.start_time), preferences),
    mark: viewTitleMark(row, preferences.locale),
    takesPlace: takesPlace(row),
  };
}

/** Newest first. */
function runningOn(day: string, running: readonly MonthEventRow[]): MonthEventRow[] {
  return running.filter((row) => {
    const times = timesOf(row);
    const last = lastDayOf(times);
    return last !== null && dayOf(times.start) < day && day <= dayOf(last);
  });
}

function viewNext(row: MonthEventRow, { now, preferences: { locale } }: ViewContext): MonthView["nextEvent"] {
  const start = dateFromUnix(row.start_time);
  const day = dayOf(start);
  const { title } = inReadersLanguage(row, locale);
  return { id: row.id, title, month: monthOf(day), day, heading: formatDay(start, now, locale) };
}

function viewChosen(
  found: FoundMonth,
  days: Map<string, MonthDayView>,
  asked: string | null,
  context: ViewContext,
): ChosenDayView | null {
  const cards = found.cards.map((row) => viewEventAmongOthers(row, context));
  const day = days.get(asked ?? cards[0]?.day ?? "");
  if (!day) return null;
  const events = cards.filter((card) => card.day === day.day);
  const { heading, running, total, isCapped } = day;
  return {
    day: day.day,
    heading,
    names: dayNamesOrSunday(day.day, context.preferences.locale),
    isAsked: asked !== null,
    events: events.slice(0, PAGE_SIZE),
    running,
    hasMore: isCapped ? events.length > PAGE_SIZE : events.length < total,
  };
}
