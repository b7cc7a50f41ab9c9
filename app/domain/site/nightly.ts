import { DAY_MS, isNightAt } from "~/domain/time/days-and-moments";

/** Between two runs at most. */
export const MOST_NIGHTLY_DAYS = 1.5;

/** Once a night, and after a day and a half at any hour: what failed in the night is tried again in the next quarter. */
export function isNightlyDue(last: Date | null, now: Date): boolean {
  const days = last ? (now.getTime() - last.getTime()) / DAY_MS : Infinity;
  return days > MOST_NIGHTLY_DAYS || (days > 0.5 && isNightAt(now));
}
