import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import type { EventSource } from "./event";
import { readSummary } from "./event-content";
import { ICAL_LIMITS } from "./lines";
import { lastUpTo, StepBudget } from "./rule-walk";
import {
  type Changes,
  changesByMoment,
  type ExpansionProblem,
  isRecurring,
  type Planned,
  type PlanOccurrences,
  recurrenceOf,
  type Series,
  type Span,
  startAfterTurn,
  type Turn,
  turnsOf,
} from "./series";
import { toUtc, toWall } from "./zone";
import { utcOf } from "./zones";

/** UTC seconds; a whole day is its midnight in UTC. */
export interface Instance {
  planned: number | null;
  start: number;
  end: number | null;
  source: EventSource;
}

interface Expansion {
  instances: Instance[];
  cancelled: Instance[];
  /** Of one date, or moved, lately: what was expected later may have begun already. */
  begun: Instance[];
  /** Why the series was left out; its changed instances may still be there. */
  problem: ExpansionProblem | null;
}

function expandSeries({ main, changes }: Series, window: Span, budget: StepBudget): Expansion {
  const changed = changesByMoment(changes, main);
  const cancelled = within(window, cancelledInstances(changed, main));
  if (!main) return { ...split(window, changedInstances(changed)), cancelled, problem: null };
  if (main.isCancelled)
    return { instances: [], begun: [], cancelled: cancelledWhole(main, window, budget), problem: null };
  if (!isRecurring(main) && changed.size === 0) {
    return { ...split(window, [instanceOf(main, null, utcOf(main.start))]), cancelled, problem: null };
  }
  const turns = turnsOf(changed, main);
  const reach = turns.reduce((longest, { shift }) => Math.max(longest, Math.abs(shift)), 0);
  const plan = recurrenceOf(main, window);
  const planned = plan({ from: window.from - reach, to: window.to + reach }, budget);
  const problem = typeof planned === "string" ? planned : null;
  const unchanged = typeof planned === "string" ? [] : unchangedInstances(planned, main, changed, turns);
  const current = problem ? changed : withoutOutdated(changed, main, plan, budget);
  return {
    ...split(window, [...unchanged, ...changedInstances(current)]),
    cancelled: within(window, cancelledInstances(current, main)),
    problem,
  };
}

/** Of a whole series that is cancelled, only what people may be on their way to is listed. */
const CANCELLED_SERIES_DAYS = 14;

function cancelledWhole(main: EventSource, window: Span, budget: StepBudget): Instance[] {
  if (!isRecurring(main)) return within(window, [instanceOf(main, null, utcOf(main.start))]);
  const soon = { from: window.from, to: Math.min(window.to, window.from + CANCELLED_SERIES_DAYS * DAY_SECONDS) };
  const planned = recurrenceOf(main, window)(soon, budget);
  return typeof planned === "string" ? [] : [...planned.keys()].map((moment) => instanceOf(main, moment, moment));
}

const cancelledInstances = (changed: Changes, main: EventSource | null) =>
  [...changed]
    .filter(([, source]) => source.isCancelled)
    .map(([planned, source]) => {
      const isBare = main !== null && readSummary(source.component) === null;
      return isBare ? instanceOf(main, planned, planned) : instanceOf(source, planned, utcOf(source.start));
    });

const within = ({ from, to }: Span, instances: Instance[]) =>
  instances.filter(({ start }) => start >= from && start < to);

/** As far back as a removal is news. */
const BEGUN_DAYS = 14;

const split = (window: Span, instances: Instance[]) => ({
  instances: within(window, instances),
  begun: within({ from: window.from - BEGUN_DAYS * DAY_SECONDS, to: window.from }, instances),
});

function instanceOf(source: EventSource, planned: number | null, start: number): Instance {
  return { planned, start, end: endOf(source, start), source };
}

/** Days count by the calendar, across summer time; hours exactly. */
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
  [...changed]
    .filter(([, source]) => !source.isCancelled)
    .map(([planned, source]) => instanceOf(source, planned, utcOf(source.start)));

/** Leaves out changes older than their series, of instances that it no longer has. */
function withoutOutdated(changed: Changes, main: EventSource, plan: PlanOccurrences, budget: StepBudget): Changes {
  const isCurrent = ([moment, source]: [number, EventSource]) => {
    if (source.sequence >= main.sequence) return true;
    const planned = plan({ from: moment, to: moment + 1 }, budget);
    return typeof planned === "string" || planned.has(moment);
  };
  return new Map([...changed].filter(isCurrent));
}

interface ExpandedSeries extends Expansion {
  series: Series;
}

/** Expensive rules come last, on a budget of their own; the most frequent series are left out of too many. */
export function expandAll(all: Series[], window: Span) {
  const purse = new StepBudget(ICAL_LIMITS.stepsPerFeed);
  const harvest = new Harvest();
  let steps = 0;
  let waiting = all;
  const rounds = [ICAL_LIMITS.stepsAtOnce, ...ICAL_LIMITS.stepsLater];
  rounds.forEach((limit, round) => {
    const isLast = round === rounds.length - 1;
    const tooDear: Series[] = [];
    for (const series of waiting) {
      const budget = new StepBudget(limit, round === 0 ? null : purse);
      const expansion = expandSeries(series, window, budget);
      steps += budget.spent;
      if (expansion.problem === "too-costly" && !isLast) tooDear.push(series);
      else harvest.add({ series, ...expansion });
    }
    waiting = tooDear;
  });
  return { ...harvest.finish(), steps };
}

class Harvest {
  #expanded: ExpandedSeries[] = [];
  #dropped: Series[] = [];
  #count = 0;

  add(expanded: ExpandedSeries) {
    this.#expanded.push(expanded);
    this.#count += expanded.instances.length;
    if (this.#count > 2 * ICAL_LIMITS.occurrencesPerFeed) this.#thin();
  }

  finish() {
    this.#thin();
    return { expanded: this.#expanded, dropped: this.#dropped };
  }

  #thin() {
    if (this.#count <= ICAL_LIMITS.occurrencesPerFeed) return;
    const bySize = [...this.#expanded].sort((a, b) => b.instances.length - a.instances.length);
    const going = new Set<ExpandedSeries>();
    for (const largest of bySize) {
      if (this.#count <= ICAL_LIMITS.occurrencesPerFeed) break;
      going.add(largest);
      this.#count -= largest.instances.length;
    }
    this.#dropped.push(...[...going].map(({ series }) => series));
    this.#expanded = this.#expanded.filter((expanded) => !going.has(expanded));
  }
}
