import type { Avoidance } from "./clashes";
import type { EndingRule } from "./recurrence";
import { type RecurrencePattern, type RepeatRule, repetitionOf } from "./repetition";

export interface SeriesDetails extends Omit<RepeatRule, "pattern"> {
  avoids?: Avoidance;
}

export function ruleColumns(rule: EndingRule, avoids: Avoidance | null | undefined) {
  const { pattern, ...rest } = repetitionOf(rule);
  const details = { ...rest, ...(avoids && (avoids.holidays || avoids.county) && { avoids }) };
  const { until, endless = false, firstDay: first_day } = rule;
  return { pattern, details: Object.keys(details).length > 0 ? details : null, until, endless, first_day };
}

export const storedRepetition = (pattern: RecurrencePattern, details: SeriesDetails | null): RepeatRule =>
  repetitionOf({ pattern, ...details });
