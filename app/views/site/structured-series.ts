import { factsOf, type RecurrencePattern } from "~/domain/events/recurrence";
import type { SeriesRule } from "~/views/events/series-rule";

/** Returns an event's series as schema.org has it: a series of events, of which it is one. */
export const seriesData = (rule: SeriesRule, { name, location }: { name: string; location: object }) => ({
  "@type": "EventSeries",
  name,
  startDate: rule.firstDay,
  endDate: rule.until,
  location,
  eventSchedule: schedule(rule),
});

/** The interval in ISO 8601. */
const FREQUENCIES: Record<RecurrencePattern, string> = {
  daily: "P1D",
  weekly: "P1W",
  biweekly: "P2W",
  triweekly: "P3W",
  monthly: "P1M",
  monthly_weekday: "P1M",
  monthly_last_weekday: "P1M",
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function schedule({ pattern, firstDay, until }: SeriesRule) {
  const { weekday, date, place } = factsOf(pattern, firstDay);
  const nth = place === "last" ? -1 : place;
  const isByPlace = pattern === "monthly_weekday" || pattern === "monthly_last_weekday";
  return {
    "@type": "Schedule",
    repeatFrequency: FREQUENCIES[pattern],
    byDay: isByPlace ? `${nth}${WEEKDAYS[weekday]!}` : pattern.endsWith("weekly") ? WEEKDAYS[weekday] : undefined,
    byMonthDay: pattern === "monthly" ? date : undefined,
    startDate: firstDay,
    endDate: until,
    scheduleTimezone: "Europe/Oslo",
  };
}
