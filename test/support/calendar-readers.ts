import ICAL from "ical.js";
import type { Occurrence } from "~/domain/calendars/reader/event-content";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import type { SeriesDate } from "~/domain/calendars/series-entries";
import { dayOf, shiftDay } from "~/domain/time/days-and-moments";
import type { ShownDate } from "./random-series";

/** What dates are, as a reader should find them. */
export const shownBy = (dates: readonly SeriesDate[]): ShownDate[] =>
  inOrder(
    dates.map(({ entry: { start, end, allDay, summary, status } }) => ({
      ...(allDay
        ? daysOf(start, end)
        : { start: start.toISOString(), end: end && end > start ? end.toISOString() : null }),
      title: summary,
      isCancelled: status === "CANCELLED",
    })),
  );

const daysOf = (start: Date, end: Date | null) => ({
  start: dayOf(start),
  end: end && end > start ? dayOf(end) : shiftDay(dayOf(start), 1),
});

/** By their starts, then by their titles. */
export const inOrder = (dates: ShownDate[]): ShownDate[] =>
  dates.sort((one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title));

/** Reads a calendar by our own reader. */
export function readByUs(text: string): ShownDate[] {
  const reading = readCalendar(text, { now: new Date("2026-01-01T00:00:00Z"), days: 1500 });
  if (!reading.ok) throw new Error(reading.reason);
  if (reading.skipped.length > 0) throw new Error(JSON.stringify(reading.skipped));
  const shown = (occurrences: Occurrence[], isCancelled: boolean) =>
    occurrences.map(({ start, end, allDay, summary }) => ({
      start: allDay ? start : new Date(start).toISOString(),
      end: end && (allDay ? end : new Date(end).toISOString()),
      title: summary,
      isCancelled,
    }));
  return inOrder([...shown(reading.occurrences, false), ...shown(reading.cancelled, true)]);
}

/** Reads a calendar by ical.js. */
export function readByIcalJs(text: string): ShownDate[] {
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents("vevent");
  const changes = components.filter((component) => component.hasProperty("recurrence-id"));
  const found = components
    .filter((component) => !changes.includes(component))
    .flatMap((component) => {
      const exceptions = changes.filter((change) => uidOf(change) === uidOf(component));
      const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
      if (!event.isRecurring()) return [icalJsDate(event, event.startDate, event.endDate)];
      const all: ShownDate[] = [];
      const walk = event.iterator();
      for (let next = walk.next(); next; next = walk.next()) {
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        all.push(icalJsDate(item, startDate, endDate));
      }
      return all;
    });
  ICAL.TimezoneService.reset();
  return inOrder(found);
}

const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue("uid");

function icalJsDate(item: ICAL.Event, from: ICAL.Time, to: ICAL.Time | null): ShownDate {
  const write = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  const start = write(from);
  const end = to && write(to);
  return {
    start,
    end: end === start ? null : end,
    title: item.summary,
    isCancelled: item.component.getFirstPropertyValue("status") === "CANCELLED",
  };
}
