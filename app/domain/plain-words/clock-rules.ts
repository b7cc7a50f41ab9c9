import { hoursFrom } from "./lexicon";
import { type Parts, type WhenRule, rule } from "./rule";
import type { TimeMeant } from "./when";

/** "Kl 7" may be morning or evening. */
const hoursOf = (hour: number): number[] =>
  hour >= 1 && hour <= 9 ? [hour, hour + 12] : hour === 24 ? [23, 0] : [hour];

/** "Etter seks", "før ett": of an hour in the morning nobody says so. */
const laterOf = (hour: number, latest: number): number => (hour >= 1 && hour <= latest ? hour + 12 : hour);

const isHour = (number: number) => number <= 24;

const hoursBetween = (first: number, last: number): TimeMeant | null =>
  isHour(first) && isHour(last) && first < last ? { hours: hoursFrom(first, last - 1) } : null;

/** "8 pm"; no hour of such a day is over 24. */
const halfDayHour = (number: number, isLate: boolean): number =>
  number >= 1 && number <= 12 ? (number % 12) + (isLate ? 12 : 0) : Infinity;

/** A clock as it is said, and its hour. */
const CLOCKS: readonly [pattern: string, hourOf: (m: Parts) => number][] = [
  ["clock? time", (m) => m.get("time").hour],
  ["clock? number", (m) => m.number()],
  ["clock? number halfDay", (m) => halfDayHour(m.number(), m.get("halfDay").isLate)],
  ["clock? time halfDay", (m) => halfDayHour(m.get("time").hour, m.get("halfDay").isLate)],
  ["clock? short number", (m) => m.number() - 1],
];

function clockRules([pattern, hourOf]: (typeof CLOCKS)[number]): WhenRule[] {
  const isBare = pattern.endsWith("number");
  // "Etter en menighet".
  const isArticle = (m: Parts) => isBare && hourOf(m) === 1 && !m.has("clock");
  const related = (before: string, read: (hour: number) => TimeMeant | null) =>
    rule(`${before} ${pattern}`, (m) => (isHour(hourOf(m)) && !isArticle(m) ? read(hourOf(m)) : null));
  return [
    // A number alone is no clock.
    related(pattern === "clock? number" ? "in? clock" : "in?", (said) => ({ hours: isBare ? hoursOf(said) : [said] })),
    related("relation:after", (said) => hoursBetween(isBare ? laterOf(said, 6) : said, 24)),
    rule(`in? ${pattern} relation:later`, (m) => hoursBetween(hourOf(m), 24)),
    rule(`in? ${pattern} relation:earlier`, (m) => hoursBetween(0, hourOf(m) + 1)),
    // "Fra 5.12" is a date, "fra 6 år" an age.
    rule(`relation:from ${pattern.replace("clock?", "clock")}`, (m) =>
      isHour(hourOf(m)) ? hoursBetween(hourOf(m), 24) : null,
    ),
    related("relation:before", (said) => hoursBetween(0, isBare ? laterOf(said, 6) : said)),
    related("relation:around", (said) => ({ hours: hoursFrom(Math.max(0, said - 1), Math.min(23, said + 1)) })),
  ];
}

/** "Fra sju til åtte" may be morning or evening. */
const span = (m: Parts): TimeMeant | null => {
  const halves = m.number(1) <= 9 ? [0, 12] : [0];
  const hours = halves.flatMap((half) => hoursBetween(m.number() + half, m.number(1) + half)?.hours ?? []);
  return hours.length > 0 ? { hours } : null;
};

/** "Etter kl 18", "before noon", "fra 19 til 21". */
export const CLOCK_RULES: readonly WhenRule[] = [
  ...CLOCKS.flatMap(clockRules),
  rule("in? clock number relation:or clock? number", (m) => {
    const hours = [m.number(), m.number(1)];
    return hours.every(isHour) ? { hours: hours.flatMap(hoursOf) } : null;
  }),
  rule("in? clock time relation:or clock? time", (m) => ({ hours: [m.get("time").hour, m.get("time", 1).hour] })),
  rule("clock number relation:to? time", (m) =>
    hoursBetween(m.number(), m.get("time").hour + Number(m.get("time").minute > 0)),
  ),
  rule("relation:between clock? number relation:and number", span),
  rule("relation:from clock? number relation:to number", span),
  rule("clock number relation:to? number", span),
];
