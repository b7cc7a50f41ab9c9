import { type EndingRule, factsOf } from "~/domain/events/recurrence";
import type { RecurrencePattern } from "~/domain/events/repetition";

export const seriesData = (rule: EndingRule, { name, location }: { name: string; location: object }) => ({
  "@type": "EventSeries",
  name,
  startDate: rule.firstDay,
  endDate: rule.endless ? undefined : rule.until,
  location,
  // Days that were picked have no schedule.
  eventSchedule: rule.pattern === "picked" ? undefined : schedule(rule),
});

/** The interval in ISO 8601. */
const FREQUENCIES: Record<Exclude<RecurrencePattern, "weekdays" | "picked">, string> = {
  daily: "P1D",
  weekly: "P1W",
  biweekly: "P2W",
  triweekly: "P3W",
  monthly: "P1M",
  monthly_weekday: "P1M",
  monthly_last_weekday: "P1M",
  yearly: "P1Y",
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function schedule(rule: EndingRule) {
  const { pattern, firstDay, until, endless, every = 1, weekdays = [] } = rule;
  const { date, month } = factsOf(rule, firstDay);
  return {
    "@type": "Schedule",
    repeatFrequency: pattern === "weekdays" || pattern === "picked" ? `P${every}W` : FREQUENCIES[pattern],
    byDay: pattern === "weekdays" ? weekdays.map((weekday) => WEEKDAYS[weekday]) : weekdayIn(rule),
    byMonth: month,
    byMonthDay: pattern === "monthly" || pattern === "yearly" ? date : undefined,
    startDate: firstDay,
    endDate: endless ? undefined : until,
    scheduleTimezone: "Europe/Oslo",
  };
}

function weekdayIn(rule: EndingRule): string | undefined {
  const { pattern, firstDay } = rule;
  const { weekday, place } = factsOf(rule, firstDay);
  if (pattern === "monthly_weekday" || pattern === "monthly_last_weekday")
    return `${place === "last" ? -1 : place}${WEEKDAYS[weekday]!}`;
  return pattern.endsWith("weekly") ? WEEKDAYS[weekday] : undefined;
}
