import { dayOf } from "~/domain/time/days-and-moments";
import type { SeriesScope } from "./repetition";
import type { EventTimes } from "./span";

export interface SeriesEvent extends EventTimes {
  id: string;
  /** Changed by hand since the series made it. */
  isException: boolean;
  /** YYYY-MM-DD by the rule, even where it was moved; null: its own day. */
  seriesDay: string | null;
}

export interface SeriesChoice<Event extends SeriesEvent = SeriesEvent> {
  events: Event[];
  scope: SeriesScope;
  anchorId: string;
  includeExceptions: boolean;
  /** For single exceptions, by id; overrides `includeExceptions`. */
  chosenDates?: ReadonlyMap<string, boolean>;
  now: Date;
}

export const seriesDayOf = (event: SeriesEvent): string => event.seriesDay ?? dayOf(event.start);

/** The anchor is always included; events that have begun never are, and those changed by hand only if chosen. */
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
    exceptions: coming.filter((event) => event.isException),
    reached: [anchor, ...reached],
    before: others.filter((event) => !isReached(event)),
  };
}
