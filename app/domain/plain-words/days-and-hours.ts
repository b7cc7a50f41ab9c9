import type { DayNumber } from "~/domain/time/days-and-moments";
import { CLOCK_RULES } from "./clock-rules";
import { LATER_RULES } from "./later-rules";
import { type Made, ruled } from "./rule";
import type { WordSpan } from "./spans";
import { RULES } from "./when-rules";

/** All that may be said of days and hours, each reading of the same words; `spans` are those of toldSpans(). */
export function daysAndHours(spans: readonly WordSpan[], today: DayNumber): WordSpan<Made>[] {
  const whens = ruled([...RULES, ...CLOCK_RULES], spans, today);
  return [...whens, ...ruled(LATER_RULES, [...spans, ...whens], today)];
}
