import { weekendMessages } from "#messages/weekend";
import { isSpecial } from "~/domain/events/special";
import type { EventType } from "~/domain/events/types";
import { dayOf, type DayRange, monthOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { formatAs, formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ListedDay, FoundWeekend } from "~/models/events/find-weekend";
import type { WeekendParameters } from "~/schemas/search/events";
import { type EventCardView, nearness, type ViewContext, viewEventAmongOthers } from "~/views/events/card";
import { picturesApart } from "~/views/events/pictures-apart";
import { dayNamesOrSunday } from "./day-names";
import { centerOf } from "./home";

export type WeekendDayView = ReturnType<typeof viewDaysEvents>;

export interface HourView {
  /** "11:00"; null for whole days. */
  time: string | null;
  dateTime: string;
  type: EventType;
  events: EventCardView[];
}

export function viewWeekend(found: FoundWeekend, search: WeekendParameters, context: ViewContext) {
  const today = dayOf(context.now);
  const [from, , to] = found.weekend.days;
  const days = found.days.filter(({ day }) => day >= today).map((day) => viewDaysEvents(day, context));
  return {
    /** "fredag 27. – søndag 29. november" */
    when: viewSpan({ from, to }, context),
    days,
    running: found.running.map((row) => viewEventAmongOthers(row, context)),
    isEmpty: days.every(({ special, hours }) => special.length + hours.length === 0),
    center: centerOf(found.place),
    placeIsUnknown: found.place.placeIsUnknown,
    radiusKm: search.radius_km,
  };
}

/** "torsdag 24. desember", "27. – 29. november", or with both months. */
export function viewSpan({ from, to }: DayRange, { now, preferences: { locale } }: ViewContext): string {
  const [first, last] = [startOfNorwegianDay(from), startOfNorwegianDay(to)];
  const until = formatDay(last, now, locale);
  if (from === to) return until;
  const since = monthOf(from) === monthOf(to) ? formatAs("weekdayAlone", first, locale) : formatDay(first, now, locale);
  return messagesIn(weekendMessages, locale).days(since, until);
}

export function viewDaysEvents({ day, events, hasMore }: ListedDay, context: ViewContext) {
  const { now, preferences } = context;
  const start = startOfNorwegianDay(day);
  const special = events.filter(isSpecial);
  const others = events.filter((row) => !isSpecial(row));
  return {
    day,
    heading: formatDay(start, now, preferences.locale),
    /** "1. søndag i advent"; every Sunday has one. */
    names: dayNamesOrSunday(day, preferences.locale),
    near: nearness(start, now),
    special: special.map((row) => viewEventAmongOthers(row, context)).map(picturesApart()),
    /** In order of time, those of one type and time together. */
    hours: byHour(others.map((row) => viewEventAmongOthers(row, context))),
    hasMore,
  };
}

/** Services of one time stand together, others of one type too. */
const byHour = (cards: readonly EventCardView[]): HourView[] =>
  [...groupsOf(cards, ({ dateTime, type, time }) => `${dateTime} ${type} ${time}`).values()].map((events) => {
    const [{ time, dateTime, type }] = events;
    return { time, dateTime, type, events };
  });
