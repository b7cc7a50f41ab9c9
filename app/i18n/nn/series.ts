import type { PatternFacts } from "~/domain/events/recurrence";
import { joinWords } from "../join-words";

const WEEKDAYS = ["måndag", "tysdag", "onsdag", "torsdag", "fredag", "laurdag", "søndag"];
const MONTHS = [
  ...["januar", "februar", "mars", "april", "mai", "juni"],
  ...["juli", "august", "september", "oktober", "november", "desember"],
];
const PLACES = { 1: "første", 2: "andre", 3: "tredje", 4: "fjerde", last: "siste" } as const;
const WEEKS_APART = [
  ...["kvar veke", "annakvar veke", "kvar tredje veke", "kvar fjerde veke", "kvar femte veke", "kvar sjette veke"],
  ...["kvar sjuande veke", "kvar åttande veke", "kvar niande veke", "kvar tiande veke", "kvar ellevte veke"],
  "kvar tolvte veke",
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
        return "kvar dag";
      case "weekly":
        return `kvar ${WEEKDAYS[weekday]}`;
      case "biweekly":
        return `annankvar ${WEEKDAYS[weekday]}`;
      case "triweekly":
        return `kvar tredje veke på ${WEEKDAYS[weekday]}`;
      case "weekdays":
        if (every === 1) return weekdays.length === 7 ? "kvar dag" : `kvar ${days}`;
        return `${WEEKS_APART[every - 1]} på ${days}`;
      case "monthly":
        return `den ${date}. kvar månad`;
      case "yearly":
        return `kvart år ${date}. ${MONTHS[(month ?? 1) - 1]}`;
      case "picked":
        return "utvalde datoar";
      default:
        return `${PLACES[place]} ${WEEKDAYS[weekday]} i månaden`;
    }
  },
  until: (repeats: string, day: string) => `${repeats} til ${day}`,
  endless: (repeats: string) => `${repeats} inntil vidare`,
  goesOn: "Held fram inntil vidare. Datoane blir laga eitt år fram.",
  /** Before a day is chosen, or where a day says nothing. */
  patterns: {
    daily: "Kvar dag",
    weekly: "Kvar veke",
    biweekly: "Annakvar veke",
    triweekly: "Kvar tredje veke",
    weekdays: "Vekedagar eg vel sjølv",
    monthly: "Kvar månad på same dato",
    monthly_weekday: "Kvar månad på same vekedag",
    monthly_last_weekday: "Siste slike vekedag kvar månad",
    yearly: "Kvart år på same dato",
    picked: "Datoar eg vel sjølv",
  },
  clamped: (date: number) => `I månader utan den ${date}. blir den siste dagen i månaden brukt.`,
};
