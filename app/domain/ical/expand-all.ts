import { expandSeries, type Instance } from "./expand";
import { ICAL_LIMITS } from "./limits";
import type { ExpansionProblem, Span } from "./recurrence";
import type { Series } from "./series";
import { StepBudget } from "./step-budget";

export interface ExpandedSeries {
  series: Series;
  instances: Instance[];
  problem: ExpansionProblem | null;
}

export interface ExpandedCalendar {
  expanded: ExpandedSeries[];
  /** Series that had to go because the whole calendar had too many occurrences. */
  dropped: Series[];
  steps: number;
}

/**
 * Expands every series. One whose rules are dear waits until the others are done, so that it can use up only its own
 * chance; when a calendar has too many occurrences, its most frequent series go.
 */
export function expandAll(all: Series[], window: Span): ExpandedCalendar {
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

/** Collects what was expanded and never holds much more than a calendar may have. */
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
