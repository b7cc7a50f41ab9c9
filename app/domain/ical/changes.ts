import { DAY_SECONDS } from "./civil-date";
import type { EventSource } from "./event-source";
import { occurrenceMeant } from "./moment";
import { toUtc, toWall } from "./zone";

/** The changed instances of a series by the moment (UTC seconds) at which each was first planned. */
export type Changes = Map<number, EventSource>;

/** Of several changes of one instance the highest SEQUENCE counts, then the last. */
export function changesByMoment(sources: EventSource[], main: EventSource | null): Changes {
  const changes: Changes = new Map();
  for (const source of sources) {
    if (!source.replaces) continue;
    const planned = occurrenceMeant(source.replaces, (main ?? source).start, source.clock);
    const other = changes.get(planned);
    if (!other || source.sequence >= other.sequence) changes.set(planned, source);
  }
  return changes;
}

/** A changed instance that all later ones follow (RANGE=THISANDFUTURE). */
export interface Turn {
  planned: number;
  source: EventSource;
  /** Seconds on the wall clock by which it, and so each later one, was moved. */
  shift: number;
}

const LONGEST_SHIFT = 366 * DAY_SECONDS;

/**
 * The turns of a series, in order. A turn from times to whole days, or one by more than a year, can't be followed
 * soundly: it changes only its own instance.
 */
export function turnsOf(changes: Changes, main: EventSource): Turn[] {
  return [...changes]
    .filter(([, { changesFuture, start }]) => changesFuture && start.isDate === main.start.isDate)
    .map(([planned, source]) => ({ planned, source, shift: source.start.wall - toWall(source.start.zone, planned) }))
    .filter(({ shift }) => Math.abs(shift) <= LONGEST_SHIFT)
    .sort((a, b) => a.planned - b.planned);
}

/** When an instance takes place that follows a turn: moved as the turn was, on the turn's own wall clock. */
export const startAfterTurn = ({ source, shift }: Turn, planned: number) =>
  toUtc(source.start.zone, toWall(source.start.zone, planned) + shift);
