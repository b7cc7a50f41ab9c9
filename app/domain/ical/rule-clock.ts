import { DAY_SECONDS, dayOfWall } from "./civil-date";
import type { Rule } from "./rule";
import { dayTestOf } from "./rule-days";
import { atPositions, remainder, timesWithin } from "./rule-times";
import type { StepBudget } from "./step-budget";

const UNITS: Partial<Record<Rule["frequency"], number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

/** Whether a rule counts hours, minutes or seconds instead of days and more. */
export const isByClock = ({ frequency }: Rule) => frequency in UNITS;

/**
 * The times of a rule that counts hours, minutes or seconds, from `earliest` to `to`. A day, hour or minute that the
 * rule excludes is skipped at once.
 */
export function* timesByClock(rule: Rule, start: number, earliest: number, to: number, budget: StepBudget): Generator<number> {
  const unit = UNITS[rule.frequency] ?? 1;
  const step = unit * rule.interval;
  const base = Math.floor(start / unit) * unit;
  const onGrid = (wall: number) => base + Math.max(0, Math.ceil((wall - base) / step)) * step;
  const matches = dayTestOf(rule);
  const within = offsetsWithin(rule, unit, start);
  let matchingDay = NaN;
  for (let wall = onGrid(Math.floor(earliest / unit) * unit); wall < to && budget.spend(within.length); ) {
    const day = dayOfWall(wall);
    if (day !== matchingDay && matches(day)) matchingDay = day;
    const next = day === matchingDay ? nextAllowed(rule, unit, wall) : (day + 1) * DAY_SECONDS;
    if (next === null) yield* atPositions(within.map((offset) => wall + offset), rule.positions);
    wall = next === null ? wall + step : onGrid(next);
  }
}

/** Where BYHOUR, BYMINUTE or BYSECOND exclude a time, the moment at which that part of the clock changes; else null. */
function nextAllowed({ hours, minutes, seconds }: Rule, unit: number, wall: number): number | null {
  const hour = Math.floor(wall / 3600);
  if (hours && !hours.includes(remainder(hour, 24))) return (hour + 1) * 3600;
  const minute = Math.floor(wall / 60);
  if (unit < 3600 && minutes && !minutes.includes(remainder(minute, 60))) return (minute + 1) * 60;
  return unit < 60 && seconds && !seconds.includes(remainder(wall, 60)) ? wall + 1 : null;
}

/** What finer parts of the clock than the rule's own unit add to it. */
function offsetsWithin({ minutes, seconds }: Rule, unit: number, start: number): number[] {
  const minutesOfHour = unit === 3600 ? (minutes ?? [Math.floor(remainder(start, 3600) / 60)]) : [0];
  return timesWithin(minutesOfHour, unit >= 60 ? (seconds ?? [remainder(start, 60)]) : [0]);
}
