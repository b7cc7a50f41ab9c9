import { DAY_SECONDS, dayOfSecond } from "~/domain/time/days-and-moments";
import { ICAL_LIMITS } from "./lines";
import type { Rule } from "./rule";
import {
  atPositions,
  countTimesOfDay,
  dayTestOf,
  periodsOf,
  remainder,
  timesOfDay,
  timesWithin,
  withStartFilledIn,
} from "./rule-days";

const UNITS: Partial<Record<Rule["frequency"], number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

const isByClock = ({ frequency }: Rule) => frequency in UNITS;

/** Yields times from `earliest` to `to`; a day, hour or minute that the rule excludes is skipped at once. */
function* timesByClock(rule: Rule, start: number, earliest: number, to: number, budget: StepBudget): Generator<number> {
  const unit = UNITS[rule.frequency] ?? 1;
  const step = unit * rule.interval;
  const base = Math.floor(start / unit) * unit;
  const onGrid = (wall: number) => base + Math.max(0, Math.ceil((wall - base) / step)) * step;
  const matches = dayTestOf(rule);
  const within = offsetsWithin(rule, unit, start);
  let matchingDay = NaN;
  for (let wall = onGrid(Math.floor(earliest / unit) * unit); wall < to && budget.spend(within.length);) {
    const day = dayOfSecond(wall);
    if (day !== matchingDay && matches(day)) matchingDay = day;
    const next = day === matchingDay ? nextAllowed(rule, unit, wall) : (day + 1) * DAY_SECONDS;
    if (next === null)
      yield* atPositions(
        within.map((offset) => wall + offset),
        rule.positions,
      );
    wall = next === null ? wall + step : onGrid(next);
  }
}

function nextAllowed({ hours, minutes, seconds }: Rule, unit: number, wall: number): number | null {
  const hour = Math.floor(wall / 3600);
  if (hours && !hours.includes(remainder(hour, 24))) return (hour + 1) * 3600;
  const minute = Math.floor(wall / 60);
  if (unit < 3600 && minutes && !minutes.includes(remainder(minute, 60))) return (minute + 1) * 60;
  return unit < 60 && seconds && !seconds.includes(remainder(wall, 60)) ? wall + 1 : null;
}

function offsetsWithin({ minutes, seconds }: Rule, unit: number, start: number): number[] {
  const minutesOfHour = unit === 3600 ? (minutes ?? [Math.floor(remainder(start, 3600) / 60)]) : [0];
  return timesWithin(minutesOfHour, unit >= 60 ? (seconds ?? [remainder(start, 60)]) : [0]);
}

interface Walk {
  walls: number[];
  stopped: "too-many" | "too-costly" | null;
}

/**
 * Returns times in [from, to); `start` always is the first (RFC 5545, 3.8.5.3). The caller applies UNTIL, because it
 * knows the zone.
 * Uncounted rules are walked from `from`, so that an old rule costs no more than a new one.
 */
export function walkRule(rule: Rule, start: number, from: number, to: number, budget: StepBudget): Walk {
  if (budget.isSpent) return { walls: [], stopped: "too-costly" };
  const step = fixedStep(rule);
  const skipped = step && from > start ? Math.ceil((from - start) / step) : 0;
  const times = step ? timesByStep(start + skipped * step, step) : timesByParts(rule, start, from, to, budget);
  const walls = start >= from && start < to ? [start] : [];
  let counted = Math.max(1, skipped);
  for (const wall of times) {
    if (!budget.spend()) break;
    if (wall <= start) continue;
    if (wall >= to || (rule.count !== null && counted >= rule.count)) return { walls, stopped: null };
    counted++;
    if (wall < from) continue;
    if (walls.length >= ICAL_LIMITS.occurrencesPerEvent) return { walls, stopped: "too-many" };
    walls.push(wall);
  }
  return { walls, stopped: budget.isSpent ? "too-costly" : null };
}

const DAYS_A_STEP = 4;
const TIMES_A_STEP = 4;

const STEPS: Partial<Record<Rule["frequency"], number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: DAY_SECONDS,
  WEEKLY: 7 * DAY_SECONDS,
};

/** Returns the seconds between times of a rule with only a frequency; null for others, which must be walked. */
function fixedStep(rule: Rule): number | null {
  const { seconds, minutes, hours, days, monthDays, yearDays, weeks, months, positions } = rule;
  const parts = [seconds, minutes, hours, days, monthDays, yearDays, weeks, months, positions];
  const isPlain = parts.every((part) => part === null);
  const step = STEPS[rule.frequency];
  return isPlain && step ? step * rule.interval : null;
}

function* timesByStep(first: number, step: number): Generator<number> {
  for (let wall = first; ; wall += step) yield wall;
}

function timesByParts(rule: Rule, start: number, from: number, to: number, budget: StepBudget): Generator<number> {
  const earliest = rule.count === null ? Math.max(start, from) : start;
  return isByClock(rule)
    ? timesByClock(rule, start, earliest, to, budget)
    : timesByDay(rule, start, earliest, to, budget);
}

function* timesByDay(rule: Rule, start: number, earliest: number, to: number, budget: StepBudget): Generator<number> {
  if (!budget.spend(countTimesOfDay(rule) / TIMES_A_STEP)) return;
  const filled = withStartFilledIn(rule, dayOfSecond(start));
  const periods = periodsOf(filled, dayOfSecond(start));
  const matches = dayTestOf(filled);
  const times = timesOfDay(rule, start);
  const first = Math.max(0, Math.floor(periods.indexOf(dayOfSecond(earliest)) / rule.interval));
  for (let index = first * rule.interval; ; index += rule.interval) {
    const ranges = periods.rangesOf(index);
    if (ranges[0].from * DAY_SECONDS >= to) return;
    const walls: number[] = [];
    for (const { from, to: end } of ranges) {
      for (let day = from; day < end; day++) {
        if (!matches(day)) continue;
        for (const time of times) walls.push(day * DAY_SECONDS + time);
      }
      if (!budget.spend((end - from) / DAYS_A_STEP)) return;
    }
    if (!budget.spend(rule.positions ? walls.length : 0)) return;
    yield* atPositions(walls, rule.positions);
  }
}

/** Budgets can share a pool that all draw from. */
export class StepBudget {
  spent = 0;

  constructor(
    private readonly limit: number,
    private readonly purse: StepBudget | null = null,
  ) {}

  get isSpent(): boolean {
    return this.spent > this.limit || (this.purse?.isSpent ?? false);
  }

  spend(steps = 1): boolean {
    this.spent += steps;
    this.purse?.spend(steps);
    return !this.isSpent;
  }
}

export function lastUpTo<T>(ordered: readonly T[], moment: number, momentOf: (one: T) => number): T | undefined {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (momentOf(ordered[middle] as T) <= moment) low = middle + 1;
    else high = middle;
  }
  return ordered[low - 1];
}
