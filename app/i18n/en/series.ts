import type { PatternFacts } from "~/domain/events/recurrence";
import { joinWords } from "../join-words";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const PLACES = { 1: "first", 2: "second", 3: "third", 4: "fourth", last: "last" } as const;
const NUMBERS = ["", "", "", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

export const seriesMessages = {
  repeats: ({ pattern, weekday, date, place, month, every = 1, weekdays = [] }: PatternFacts): string => {
    const days = joinWords(
      weekdays.flatMap((each) => WEEKDAYS[each] ?? []),
      "and",
    );
    switch (pattern) {
      case "daily":
        return "every day";
      case "weekly":
        return `every ${WEEKDAYS[weekday]}`;
      case "biweekly":
        return `every other ${WEEKDAYS[weekday]}`;
      case "triweekly":
        return `every three weeks on ${WEEKDAYS[weekday]}`;
      case "weekdays":
        if (every === 1) return weekdays.length === 7 ? "every day" : `every ${days}`;
        return every === 2 ? `every other week on ${days}` : `every ${NUMBERS[every]} weeks on ${days}`;
      case "monthly":
        return `on day ${date} of every month`;
      case "yearly":
        return `every year on ${date} ${MONTHS[(month ?? 1) - 1]}`;
      case "picked":
        return "chosen dates";
      default:
        return `the ${PLACES[place]} ${WEEKDAYS[weekday]} of the month`;
    }
  },
  until: (repeats: string, day: string) => `${repeats} until ${day}`,
  endless: (repeats: string) => `${repeats} until further notice`,
  goesOn: "Goes on until further notice. Its dates are made a year ahead.",
  patterns: {
    daily: "Every day",
    weekly: "Every week",
    biweekly: "Every two weeks",
    triweekly: "Every three weeks",
    weekdays: "Weekdays that I choose",
    monthly: "Every month on the same date",
    monthly_weekday: "Every month on the same weekday",
    monthly_last_weekday: "The last such weekday of every month",
    yearly: "Every year on the same date",
    picked: "Dates that I choose",
  },
  clamped: (date: number) => `Months without day ${date} use their last day.`,
};
