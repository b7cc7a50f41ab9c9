import { hoursFrom } from "./lexicon";
import { type Parts, type WhenRule, rule } from "./rule";
import type { TimeMeant } from "./when";

/** "Kl 7" may be morning or evening. */
const hoursOf = (hour: number): number[] => (hour >= 1 && hour <= 9 ? [hour, hour + 12] : [hour]);

const isHour = (number: number) => number <= 24;

const hoursBetween = (first: number, last: number): TimeMeant | null =>
  isHour(first) && isHour(last) && first < last ? { hours: hoursFrom(first, last - 1) } : null;

/** A clock as it is said, and its hour. */
const CLOCKS: readonly [pattern: string, hourOf: (m: Parts) => number | null][] = [
  ["clock? time", (m) => m.get("time").hour],
  ["clock? number", (m) => m.get("number").number],
  ["clock? number halfDay", (m) => halfDayHour(m.get("number").number, m.get("halfDay").isLate)],
  ["clock? time halfDay", (m) => halfDayHour(m.get("time").hour, m.get("halfDay").isLate)],
  ["clock? short number", (m) => m.get("number").number - 1],
];

const halfDayHour = (number: number, isLate: boolean): number | null =>
  number >= 1 && number <= 12 ? (number % 12) + (isLate ? 12 : 0) : null;

function clockRules([pattern, hourOf]: (typeof CLOCKS)[number]): WhenRule[] {
  const hour = (m: Parts, read: (hour: number) => TimeMeant | null) => {
    const said = hourOf(m);
    return said !== null && isHour(said) ? read(said) : null;
  };
  const isBare = pattern.endsWith("number");
  return [
    // A number alone is no clock.
    rule(`in? ${pattern === "clock? number" ? "clock number" : pattern}`, (m) =>
      hour(m, (said) => ({ hours: isBare ? hoursOf(said) : [said] })),
    ),
    rule(`relation:after ${pattern}`, (m) => hour(m, (said) => hoursBetween(said, 24))),
    rule(`relation:before ${pattern}`, (m) => hour(m, (said) => hoursBetween(0, said))),
    rule(`relation:around ${pattern}`, (m) =>
      hour(m, (said) => ({ hours: hoursFrom(Math.max(0, said - 1), Math.min(23, said + 1)) })),
    ),
  ];
}

/** "Etter kl 18", "before noon", "fra 19 til 21". */
export const CLOCK_RULES: readonly WhenRule[] = [
  ...CLOCKS.flatMap(clockRules),
  rule("in? clock number relation:or clock? number", (m) => {
    const hours = [m.get("number").number, m.get("number", 1).number];
    return hours.every(isHour) ? { hours: hours.flatMap(hoursOf) } : null;
  }),
  ...[
    "relation:between clock? number relation:and number",
    "relation:from clock? number relation:to number",
    "clock number relation:to? number",
  ].map((pattern) => rule(pattern, (m) => hoursBetween(m.get("number").number, m.get("number", 1).number))),
];
