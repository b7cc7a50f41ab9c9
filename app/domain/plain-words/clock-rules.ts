import { CLOCK_PATTERNS, CLOCKS_SAID, hoursSaid, isBareNumber, isHour, related } from "./clocks-said";
import { hoursFrom } from "./lexicon";
import { type Parts, type WhenRule, rule } from "./rule";
import type { TimeMeant } from "./when";

/** "Etter seks", "før ett": of an hour in the morning nobody says so. */
const laterOf = (hour: number, latest: number): number => (hour >= 1 && hour <= latest ? hour + 12 : hour);

const hoursBetween = (first: number, last: number): TimeMeant | null =>
  isHour(first) && isHour(last) && first < last ? { hours: hoursFrom(first, last - 1) } : null;

function clockRules(clock: (typeof CLOCK_PATTERNS)[number]): WhenRule[] {
  const [pattern, hourOf] = clock;
  const inDay = (said: number) => (isBareNumber(pattern) ? laterOf(said, 6) : said);
  return [
    related("relation:after", clock, (said) => hoursBetween(inDay(said), 24)),
    rule(`in? ${pattern} relation:later`, (m) => hoursBetween(hourOf(m), 24)),
    rule(`in? ${pattern} relation:earlier`, (m) => hoursBetween(0, hourOf(m) + 1)),
    // "Fra 5.12" is a date, "fra 6 år" an age.
    rule(`relation:from ${pattern.replace("clock?", "clock")}`, (m) =>
      isHour(hourOf(m)) ? hoursBetween(hourOf(m), 24) : null,
    ),
    related("relation:before", clock, (said) => hoursBetween(0, inDay(said))),
    related("relation:around", clock, (said) => ({ hours: hoursFrom(Math.max(0, said - 1), Math.min(23, said + 1)) })),
  ];
}

/** "Fra sju til åtte" may be morning or evening. */
const span = (m: Parts): TimeMeant | null => {
  const halves = m.number(1) <= 9 ? [0, 12] : [0];
  const hours = halves.flatMap((half) => hoursBetween(m.number() + half, m.number(1) + half)?.hours ?? []);
  return hours.length > 0 ? { hours } : null;
};

/** "Etter kl 18", "before noon", "fra 19 til 21": of sentences that ask. */
export const CLOCK_RULES: readonly WhenRule[] = [
  ...CLOCKS_SAID,
  ...CLOCK_PATTERNS.flatMap(clockRules),
  rule("in? clock number relation:or clock? number", (m) => {
    const hours = [m.number(), m.number(1)];
    return hours.every(isHour) ? { hours: hours.flatMap(hoursSaid) } : null;
  }),
  rule("in? clock time relation:or clock? time", (m) => ({ hours: [m.get("time").hour, m.get("time", 1).hour] })),
  rule("clock number relation:to? time", (m) =>
    hoursBetween(m.number(), m.get("time").hour + Number(m.get("time").minute > 0)),
  ),
  rule("relation:between clock? number relation:and number", span),
  rule("relation:from clock? number relation:to number", span),
  rule("clock number relation:to? number", span),
];
