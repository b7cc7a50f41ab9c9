import type { MonthEventRow } from "#db/queries/search/month";
import { commonMessages } from "#messages/common";
import { monthMessages } from "#messages/month";
import { lastDayOf } from "~/domain/events/span";
import { takesPlace } from "~/domain/events/state";
import type { EventType } from "~/domain/events/types";
import { inReadersLanguage } from "~/domain/events/written";
import { roundBelow } from "~/domain/search/limits";
import type { Locale } from "~/domain/site/locales";
import type { Preferences } from "~/domain/site/preferences";
import { dayNumber } from "~/domain/time/calendar-days";
import { isPublicHoliday } from "~/domain/time/church-year";
import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf, startOfNorwegianDay } from "~/domain/time/wall-clock";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { DayEvents } from "~/models/events/count-month";
import { timesOf, type ViewContext } from "~/views/events/card";
import { viewTitleMark } from "~/views/events/state";
import { dayNames } from "./day-names";

/** Events of several days. */
const RUNNING_SHOWN = 2;

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

/** The day of a month's plan, with what began before it and goes on. */
export function viewDay(
  day: string,
  found: DayEvents | undefined,
  running: readonly MonthEventRow[],
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
    running: runningOn(day, running)
      .slice(0, RUNNING_SHOWN)
      .map((row) => {
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

/** "41 arrangementer" */
export function countText(total: number, isCapped: boolean, locale: Locale): string {
  const m = messagesIn(monthMessages, locale);
  if (!isCapped) return m.events(total);
  return total > 0 ? m.eventsCapped(roundBelow(total)) : m.uncounted;
}
