import { type Parts, type WhenRule, rule } from "./rule";
import type { TimeMeant } from "./when";

/** "Kl 7" may be morning or evening. */
export const hoursSaid = (hour: number): number[] =>
  hour >= 1 && hour <= 9 ? [hour, hour + 12] : hour === 24 ? [23, 0] : [hour];

export const isHour = (number: number) => number <= 24;

/** "8 pm"; no hour of such a day is over 24. */
const halfDayHour = (number: number, isLate: boolean): number =>
  number >= 1 && number <= 12 ? (number % 12) + (isLate ? 12 : 0) : Infinity;

/** A clock as it is said, and its hour. */
export const CLOCK_PATTERNS: readonly [pattern: string, hourOf: (m: Parts) => number][] = [
  ["clock? time", (m) => m.get("time").hour],
  ["clock? number", (m) => m.number()],
  ["clock? number halfDay", (m) => halfDayHour(m.number(), m.get("halfDay").isLate)],
  ["clock? time halfDay", (m) => halfDayHour(m.get("time").hour, m.get("halfDay").isLate)],
  ["clock? short number", (m) => m.number() - 1],
];

export const isBareNumber = (pattern: string): boolean => pattern.endsWith("number");

/** "Etter en menighet". */
const isArticle = (pattern: string, hour: number, m: Parts) => isBareNumber(pattern) && hour === 1 && !m.has("clock");

/** A clock behind what relates to it. */
export const related = (
  before: string,
  [pattern, hourOf]: (typeof CLOCK_PATTERNS)[number],
  read: (hour: number) => TimeMeant | null,
): WhenRule =>
  rule(`${before} ${pattern}`, (m) => {
    const hour = hourOf(m);
    return isHour(hour) && !isArticle(pattern, hour, m) ? read(hour) : null;
  });

/** "Kl 18"; a number alone is no clock. */
export const CLOCKS_SAID: readonly WhenRule[] = CLOCK_PATTERNS.map((clock) => {
  const [pattern] = clock;
  return related(pattern === "clock? number" ? "in? clock" : "in?", clock, (said) => ({
    hours: isBareNumber(pattern) ? hoursSaid(said) : [said],
  }));
});
