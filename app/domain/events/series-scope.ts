import { dayOf } from "~/domain/time/wall-clock";
import type { SeriesScope } from "./repetition";
import type { EventTimes } from "./span";

/** A stored event of a series. */
export interface SeriesEvent extends EventTimes {
  id: string;
  /** Changed by hand since the series made it. */
  isException: boolean;
  /** The day the rule gave it (YYYY-MM-DD), even where it was moved; null counts as its own day. */
  seriesDay: string | null;
}

export interface SeriesChoice<Event extends SeriesEvent = SeriesEvent> {
  /** All events of the series, in any order. */
  events: Event[];
  scope: SeriesScope;
  /** The event whose form or menu was used. */
  anchorId: string;
  /** Whether events changed by hand are included. */
  includeExceptions: boolean;
  /** The choice for single ones of those, by id; overrides `includeExceptions`. */
  chosenDates?: ReadonlyMap<string, boolean>;
  now: Date;
}

export const seriesDayOf = (event: SeriesEvent): string => event.seriesDay ?? dayOf(event.start);

/**
 * Sorts a series' events by a choice. The anchor is always included. Events that have begun are never changed along
 * with others; events changed by hand only if the choice includes them.
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
    /** Coming events in the scope that were changed by hand; the dialog asks about them. */
    exceptions: coming.filter((event) => event.isException),
    /** The anchor and everything in the scope, begun or not. */
    reached: [anchor, ...reached],
    /** Everything outside the scope. */
    before: others.filter((event) => !isReached(event)),
  };
}
