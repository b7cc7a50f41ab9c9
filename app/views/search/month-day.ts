import type { MonthEventRow } from "#db/queries/search/month";
import { commonMessages } from "#messages/common";
import { monthMessages } from "#messages/month";
import { inReadersLanguage } from "~/domain/events/display";
import { lastDayOf } from "~/domain/events/span";
import { takesPlace } from "~/domain/events/types";
import { roundBelow } from "~/domain/search/limits";
import type { Locale, Preferences } from "~/domain/site/locales";
import { isPublicHoliday } from "~/domain/time/church-year";
import { dateFromUnix, dayNumber, dayOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { DayEvents } from "~/models/events/count-month";
import { timesOf, type ViewContext } from "~/views/events/card";
import { viewTitleMark } from "~/views/events/state";
import { dayNames } from "./day-names";

/** Events of several days. */
const RUNNING_SHOWN = 2;

export type MonthDayView = ReturnType<typeof viewDay>;

export type MonthEventView = ReturnType<typeof viewEvent>;

/** The day of a month's plan, with what began before it and goes on. */
export function viewDay(
  day: string,
  found: DayEvents | undefined,
  running: readonly MonthEventRow[],
  { titles, withPast, context }: { titles: number; withPast?: boolean | undefined; context: ViewContext },
) {
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
    /** 1 to 31. */
    date: Number(day.slice(-2)),
    /** "søndag 29. november, 1. søndag i advent, 12 arrangementer" */
    label: [isToday ? messagesIn(commonMessages, locale).today : null, heading, names, count]
      .filter((part) => part !== null)
      .join(", "),
    /** "søndag 29. november" */
    heading,
    names,
    isHoliday: isPublicHoliday(dayNumber(day)),
    isToday,
    isOver: day < today,
    /** Begun on the day; 0 and capped where nothing was counted. */
    total: isCapped ? roundBelow(total) : total,
    isCapped,
    events: events.slice(0, titles).map((row) => viewEvent(row, preferences)),
    /** Begun before the day; today what has begun. */
    running: runningOn(day, isToday && !withPast ? now : startOfNorwegianDay(day), running)
      .slice(0, RUNNING_SHOWN)
      .map((row) => {
        const { id, title, language } = inReadersLanguage(row, preferences.locale);
        return { id, title, language };
      }),
  };
}

/** That one must register is said on the event's page. */
function viewEvent(row: MonthEventRow, preferences: Preferences) {
  const { title, language } = inReadersLanguage(row, preferences.locale);
  return {
    id: row.id,
    title,
    /** The title's; null where the event has not said. */
    language,
    type: row.event_type,
    /** "11:00"; null for whole days. */
    time: row.all_day ? null : formatTime(dateFromUnix(row.start_time), preferences),
    /** "Avlyst" */
    mark: viewTitleMark(row, preferences.locale),
    takesPlace: takesPlace(row),
  };
}

/** Newest first. */
function runningOn(day: string, before: Date, running: readonly MonthEventRow[]): MonthEventRow[] {
  return running.filter((row) => {
    const times = timesOf(row);
    return times.start < before && day <= dayOf(lastDayOf(times) ?? times.start);
  });
}

/** "41 arrangementer" */
export function countText(total: number, isCapped: boolean, locale: Locale): string {
  const m = messagesIn(monthMessages, locale);
  if (!isCapped) return m.events(total);
  return total > 0 ? m.eventsCapped(roundBelow(total)) : m.uncounted;
}
