import type { PatternFacts } from "~/domain/events/recurrence";
import type { seriesMessages as nb } from "../nb/series";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const PLACES = { 1: "first", 2: "second", 3: "third", 4: "fourth", last: "last" } as const;

export const seriesMessages: typeof nb = {
  repeats: ({ pattern, weekday, date, place }: PatternFacts): string => {
    switch (pattern) {
      case "daily":
        return "every day";
      case "weekly":
        return `every ${WEEKDAYS[weekday]!}`;
      case "biweekly":
        return `every other ${WEEKDAYS[weekday]!}`;
      case "triweekly":
        return "every three weeks";
      case "monthly":
        return `on day ${date} of every month`;
      default:
        return `the ${PLACES[place]} ${WEEKDAYS[weekday]!} of the month`;
    }
  },
  until: (repeats: string, day: string) => `${repeats} until ${day}`,
  patterns: {
    daily: "Every day",
    weekly: "Every week",
    biweekly: "Every two weeks",
    triweekly: "Every three weeks",
    monthly: "Every month on the same date",
    monthly_weekday: "Every month on the same weekday",
    monthly_last_weekday: "The last such weekday of every month",
  },
  clamped: (date: number) => `Months without day ${date} use their last day.`,
};
