import { DAY_SECONDS, dayOfWall } from "./civil-date";
import { ICAL_LIMITS } from "./limits";
import type { Rule } from "./rule";
import { isByClock, timesByClock } from "./rule-clock";
import { dayTestOf, periodsOf, withStartFilledIn } from "./rule-days";
import { atPositions, countTimesOfDay, timesOfDay } from "./rule-times";
import type { StepBudget } from "./step-budget";

export interface Walk {
  /** Wall-clock times, in order. */
  walls: number[];
  /** Why the walk ended before its range did, else null. */
  stopped: "too-many" | "too-costly" | null;
}

/**
 * A rule's times in [from, to), beginning at `start`, which is always the first of them (RFC 5545, 3.8.5.3). UNTIL is
 * the caller's, who knows its zone. Walks from `from` where nothing has to be counted, so that an old rule costs no
 * more than a new one, and over no more than the range, so that a rule that never matches ends too.
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

/** Looking at a day, or making a time of day, costs less than taking a time. */
const DAYS_A_STEP = 4;
const TIMES_A_STEP = 4;

const STEPS: Partial<Record<Rule["frequency"], number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: DAY_SECONDS,
  WEEKLY: 7 * DAY_SECONDS,
};

/** Seconds between the times of a rule that has nothing but a frequency, so that times can be skipped uncounted. */
function fixedStep(rule: Rule): number | null {
  const { seconds, minutes, hours, days, monthDays, yearDays, weeks, months, positions } = rule;
  const isPlain = !(seconds ?? minutes ?? hours ?? days ?? monthDays ?? yearDays ?? weeks ?? months ?? positions);
  const step = STEPS[rule.frequency];
  return isPlain && step ? step * rule.interval : null;
}

function* timesByStep(first: number, step: number): Generator<number> {
  for (let wall = first; ; wall += step) yield wall;
}

function timesByParts(rule: Rule, start: number, from: number, to: number, budget: StepBudget): Generator<number> {
  const earliest = rule.count === null ? Math.max(start, from) : start;
  return isByClock(rule) ? timesByClock(rule, start, earliest, to, budget) : timesByDay(rule, start, earliest, to, budget);
}

function* timesByDay(rule: Rule, start: number, earliest: number, to: number, budget: StepBudget): Generator<number> {
  if (!budget.spend(countTimesOfDay(rule) / TIMES_A_STEP)) return;
  const filled = withStartFilledIn(rule, dayOfWall(start));
  const periods = periodsOf(filled, dayOfWall(start));
  const matches = dayTestOf(filled);
  const times = timesOfDay(rule, start);
  const first = Math.max(0, Math.floor(periods.indexOf(dayOfWall(earliest)) / rule.interval));
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
