import type { PatternFacts } from "~/domain/events/recurrence";
import { joinWords } from "../join-words";

const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const MONTHS = [
  ...["januar", "februar", "mars", "april", "mai", "juni"],
  ...["juli", "august", "september", "oktober", "november", "desember"],
];
const PLACES = { 1: "første", 2: "andre", 3: "tredje", 4: "fjerde", last: "siste" } as const;
const WEEKS_APART = [
  ...["hver uke", "annenhver uke", "hver tredje uke", "hver fjerde uke", "hver femte uke", "hver sjette uke"],
  ...["hver sjuende uke", "hver åttende uke", "hver niende uke", "hver tiende uke", "hver ellevte uke"],
  "hver tolvte uke",
];

export const seriesMessages = {
  /** "hver tirsdag og torsdag", "den 31. hver måned", "første søndag i måneden" */
  repeats: ({ pattern, weekday, date, place, month, every = 1, weekdays = [] }: PatternFacts): string => {
    const days = joinWords(
      weekdays.flatMap((each) => WEEKDAYS[each] ?? []),
      "og",
    );
    switch (pattern) {
      case "daily":
        return "hver dag";
      case "weekly":
        return `hver ${WEEKDAYS[weekday]}`;
      case "biweekly":
        return `annenhver ${WEEKDAYS[weekday]}`;
      case "triweekly":
        return `hver tredje uke på ${WEEKDAYS[weekday]}`;
      case "weekdays":
        if (every === 1) return weekdays.length === 7 ? "hver dag" : `hver ${days}`;
        return `${WEEKS_APART[every - 1]} på ${days}`;
      case "monthly":
        return `den ${date}. hver måned`;
      case "yearly":
        return `hvert år ${date}. ${MONTHS[(month ?? 1) - 1]}`;
      case "picked":
        return "utvalgte datoer";
      default:
        return `${PLACES[place]} ${WEEKDAYS[weekday]} i måneden`;
    }
  },
  until: (repeats: string, day: string) => `${repeats} til ${day}`,
  endless: (repeats: string) => `${repeats} til videre`,
  goesOn: "Fortsetter til videre. Datoene lages ett år fram.",
  /** Before a day is chosen, or where a day says nothing. */
  patterns: {
    daily: "Hver dag",
    weekly: "Hver uke",
    biweekly: "Annenhver uke",
    triweekly: "Hver tredje uke",
    weekdays: "Ukedager jeg velger selv",
    monthly: "Hver måned på samme dato",
    monthly_weekday: "Hver måned på samme ukedag",
    monthly_last_weekday: "Siste slike ukedag hver måned",
    yearly: "Hvert år på samme dato",
    picked: "Datoer jeg velger selv",
  },
  clamped: (date: number) => `I måneder uten den ${date}. brukes månedens siste dag.`,
};
