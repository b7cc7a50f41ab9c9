import type { PatternFacts } from "~/domain/events/recurrence";

const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const PLACES = { 1: "første", 2: "andre", 3: "tredje", 4: "fjerde", last: "siste" } as const;

/** How often an event repeats. */
export const seriesMessages = {
  /** "hver søndag", "den 31. hver måned", "første søndag i måneden" */
  repeats: ({ pattern, weekday, date, place }: PatternFacts): string => {
    switch (pattern) {
      case "daily":
        return "hver dag";
      case "weekly":
        return `hver ${WEEKDAYS[weekday]!}`;
      case "biweekly":
        return `annenhver ${WEEKDAYS[weekday]!}`;
      case "triweekly":
        return "hver tredje uke";
      case "monthly":
        return `den ${date}. hver måned`;
      default:
        return `${PLACES[place]} ${WEEKDAYS[weekday]!} i måneden`;
    }
  },
  until: (repeats: string, day: string) => `${repeats} til ${day}`,
  /** The patterns before a day has been chosen. */
  patterns: {
    daily: "Hver dag",
    weekly: "Hver uke",
    biweekly: "Annenhver uke",
    triweekly: "Hver tredje uke",
    monthly: "Hver måned på samme dato",
    monthly_weekday: "Hver måned på samme ukedag",
    monthly_last_weekday: "Siste slike ukedag hver måned",
  },
  clamped: (date: number) => `I måneder uten den ${date}. brukes månedens siste dag.`,
};
