import { dayOf } from "~/domain/time/wall-clock";
import type { SeriesScope } from "./recurrence";
import type { EventMoments } from "./span";

/** An event of a series as it is stored. */
export interface SeriesEvent extends EventMoments {
  id: string;
  /** Changed by hand since the series made it. */
  isException: boolean;
  /** The day the rule gave it (YYYY-MM-DD), whatever day it was moved to; null counts as the day it is on. */
  seriesDay: string | null;
}

export interface SeriesChoice<Event extends SeriesEvent = SeriesEvent> {
  /** All events of the series, in any order. */
  events: Event[];
  scope: SeriesScope;
  /** The event at hand. */
  anchorId: string;
  /** Whether those changed by hand are meant too. */
  includeExceptions: boolean;
  /** What was said of single ones of those, by id: goes before `includeExceptions`. */
  chosenDates?: ReadonlyMap<string, boolean>;
  now: Date;
}

export const seriesDayOf = (event: SeriesEvent): string => event.seriesDay ?? dayOf(event.start);

/**
 * Sorts a series into what a choice means. The event at hand is always meant. What has begun is history and is never
 * changed along with others; what was changed by hand only if the choice says so.
 */
export function chooseFrom({ events, scope, anchorId, includeExceptions, chosenDates, now }: SeriesChoice) {
  const anchor = events.find(({ id }) => id === anchorId);
  if (!anchor) throw new Error(`Event ${anchorId} is not in its series`);
  const isReached = (event: SeriesEvent) =>
    scope === "all" || (scope === "following" && seriesDayOf(event) >= seriesDayOf(anchor));
  const others = events.filter((event) => event !== anchor);
  const reached = others.filter(isReached);
  const coming = reached.filter((event) => event.start >= now);
  return {
    anchor,
    chosen: [
      anchor,
      ...coming.filter((event) => !event.isException || (chosenDates?.get(event.id) ?? includeExceptions)),
    ],
    /** Coming events within the scope that were changed by hand: what the dialog asks about. */
    exceptions: coming.filter((event) => event.isException),
    /** Everything from the event at hand on, begun or not. */
    reached: [anchor, ...reached],
    /** Everything outside the scope. */
    before: others.filter((event) => !isReached(event)),
  };
}
