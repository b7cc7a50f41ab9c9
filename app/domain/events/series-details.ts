import type { Avoidance } from "./clashes";
import type { EndingRule } from "./recurrence";
import { type RecurrencePattern, type RepeatRule, repetitionOf } from "./repetition";

/** What is stored of a series' rule besides its pattern and its days. */
export interface SeriesDetails extends Omit<RepeatRule, "pattern"> {
  avoids?: Avoidance;
}

/** The columns of a series that hold its rule. */
interface RuleColumns {
  pattern: RecurrencePattern;
  details: SeriesDetails | null;
  until: string;
  endless: boolean;
  first_day: string;
}

/** Returns what is stored of a rule; null details where there is nothing more to say. */
export function ruleColumns(rule: EndingRule, avoids: Avoidance | null | undefined): RuleColumns {
  const { pattern, ...rest } = repetitionOf(rule);
  const details = { ...rest, ...(avoids && (avoids.holidays || avoids.county) && { avoids }) };
  const { until, endless = false, firstDay: first_day } = rule;
  return { pattern, details: Object.keys(details).length > 0 ? details : null, until, endless, first_day };
}

/** Returns the repetition of a stored series. */
export const storedRepetition = (pattern: RecurrencePattern, details: SeriesDetails | null): RepeatRule =>
  repetitionOf({ pattern, ...details });
