import { DAY_SECONDS } from "./civil-date";
import { type Changes, changesByMoment, startAfterTurn, type Turn, turnsOf } from "./changes";
import type { EventSource } from "./event-source";
import { lastUpTo } from "./last-up-to";
import { utcOf } from "./moment";
import { type ExpansionProblem, isRecurring, type Planned, type PlanOccurrences, recurrenceOf, type Span } from "./recurrence";
import type { Series } from "./series";
import type { StepBudget } from "./step-budget";
import { toUtc, toWall } from "./zone";

/** An occurrence in UTC seconds; of whole days the midnights in UTC. */
export interface Instance {
  /** When it was first planned; null for an event that takes place once. */
  planned: number | null;
  start: number;
  end: number | null;
  /** The event that says what takes place. */
  source: EventSource;
}

export interface Expansion {
  instances: Instance[];
  /** Why the series had to be left out, though changed instances of it may be there. */
  problem: ExpansionProblem | null;
}

/** The occurrences of a series that start inside a window. Cancelled ones are left out. */
export function expandSeries({ main, changes }: Series, window: Span, budget: StepBudget): Expansion {
  const changed = changesByMoment(changes, main);
  if (!main) return { instances: within(window, changedInstances(changed)), problem: null };
  if (main.isCancelled) return { instances: [], problem: null };
  if (!isRecurring(main) && changed.size === 0) {
    return { instances: within(window, [instanceOf(main, null, utcOf(main.start))]), problem: null };
  }
  const turns = turnsOf(changed, main);
  const reach = turns.reduce((longest, { shift }) => Math.max(longest, Math.abs(shift)), 0);
  const plan = recurrenceOf(main, window);
  const planned = plan({ from: window.from - reach, to: window.to + reach }, budget);
  const problem = typeof planned === "string" ? planned : null;
  const unchanged = typeof planned === "string" ? [] : unchangedInstances(planned, main, changed, turns);
  const current = problem ? changed : withoutOutdated(changed, main, plan, budget);
  return { instances: within(window, [...unchanged, ...changedInstances(current)]), problem };
}

const within = ({ from, to }: Span, instances: Instance[]) => instances.filter(({ start }) => start >= from && start < to);

function instanceOf(source: EventSource, planned: number | null, start: number): Instance {
  return { planned, start, end: endOf(source, start), source };
}

/** The end of an occurrence: its days by the calendar (over summer time), its hours by the stopwatch. */
function endOf({ duration, start: { zone } }: EventSource, start: number): number | null {
  if (!duration) return null;
  const { days, seconds } = duration;
  return (days === 0 ? start : toUtc(zone, toWall(zone, start) + days * DAY_SECONDS)) + seconds;
}

function unchangedInstances(planned: Planned, main: EventSource, changed: Changes, turns: Turn[]): Instance[] {
  const recurs = isRecurring(main);
  const instances: Instance[] = [];
  for (const [moment, { ownEnd }] of planned) {
    if (changed.has(moment)) continue;
    const turn = lastUpTo(turns, moment, ({ planned: from }) => from);
    if (turn?.source.isCancelled) continue;
    const instance = turn
      ? instanceOf(turn.source, moment, startAfterTurn(turn, moment))
      : instanceOf(main, recurs ? moment : null, moment);
    instances.push(ownEnd !== null && ownEnd > moment && !turn ? { ...instance, end: ownEnd } : instance);
  }
  return instances;
}

const changedInstances = (changed: Changes) =>
  [...changed].filter(([, source]) => !source.isCancelled).map(([planned, source]) => instanceOf(source, planned, utcOf(source.start)));

/** A change that is older than its series, of an instance that the series no longer has, is a leftover. */
function withoutOutdated(changed: Changes, main: EventSource, plan: PlanOccurrences, budget: StepBudget): Changes {
  const isCurrent = ([moment, source]: [number, EventSource]) => {
    if (source.sequence >= main.sequence) return true;
    const planned = plan({ from: moment, to: moment + 1 }, budget);
    return typeof planned === "string" || planned.has(moment);
  };
  return new Map([...changed].filter(isCurrent));
}
