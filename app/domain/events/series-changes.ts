import { dayOf } from "~/domain/time/wall-clock";
import { moveRule, type RecurrencePattern } from "./recurrence";
import { chooseFrom, type SeriesChoice, seriesDayOf, type SeriesEvent } from "./series-scope";
import { type EventHours, type EventMoments, momentsOn } from "./span";

export interface SeriesEdit extends SeriesChoice {
  pattern: RecurrencePattern;
  until: string;
  /** The day the rule counts from. */
  firstDay: string;
  /** When the form says the event at hand takes place. */
  startDay: string;
  hours: EventHours;
  /** Whether the form changes anything besides. */
  hasNewDetails: boolean;
}

export interface EventUpdate extends EventMoments {
  id: string;
  seriesDay: string;
  isException: boolean;
  /** Which fields of the form to write besides: those that were changed in it, all of it, or none. */
  writes: "changes" | "everything" | "nothing";
}

export interface SeriesEditPlan {
  updates: EventUpdate[];
  /** The rule of the updated events' series from now on. */
  rule: { pattern: RecurrencePattern; until: string; firstDay: string };
  /** Set when the event at hand and what follows leave for a new series with that rule: the old one ends with `until`. */
  split: { ids: string[]; until: string } | null;
}

/**
 * What saving the form of one event does to its series.
 * - "this": only that event, which is an exception from then on.
 * - "following" makes two series of one; "all" does not. Both leave alone what has begun, the event at hand excepted.
 * - Only what was changed in the form is written. New times are laid on each event's own day; a new day moves the rule.
 * - An exception is left alone, or is made like the rest again: all of the form, the series' day and time. If the event
 *   at hand is an exception itself, its form is no pattern for the others: then they get the changes and stay exceptions.
 */
export function planSeriesEdit(edit: SeriesEdit): SeriesEditPlan {
  const { scope, startDay, hours, hasNewDetails } = edit;
  const { anchor, chosen, exceptions, reached, before } = chooseFrom(edit);
  const moments = momentsOn(startDay, hours);
  const hasNewTimes = !isSame(moments, anchor);
  const rule = { pattern: edit.pattern, until: edit.until, firstDay: edit.firstDay };
  if (!hasNewTimes && !hasNewDetails) return { updates: [], rule, split: null };

  const anchorDay = seriesDayOf(anchor);
  const anchorUpdate: EventUpdate = {
    id: anchor.id,
    ...moments,
    seriesDay: anchorDay,
    isException: true,
    writes: "changes",
  };
  if (scope === "this") return { updates: [anchorUpdate], rule, split: null };

  const { pattern, move } = moveRule(edit.pattern, anchorDay, dayOf(anchor.start) === startDay ? anchorDay : startDay);
  const newDay = (event: SeriesEvent) => move(seriesDayOf(event));
  const others = chosen.filter((event) => event !== anchor);
  const kept = exceptions.filter((event) => !chosen.includes(event) && newDay(event) !== seriesDayOf(event));
  const updates = [
    { ...anchorUpdate, seriesDay: newDay(anchor), isException: anchor.isException },
    ...others.map((event) =>
      updateOf(event, newDay(event), { hours, hasNewTimes, isFromException: anchor.isException }),
    ),
    ...kept.map((event) => keepOn(newDay(event), event)),
  ];
  const isSplit = scope === "following" && before.length > 0;
  return {
    updates,
    rule: {
      pattern,
      until: latest([edit.until, ...updates.map(({ seriesDay }) => seriesDay)]),
      firstDay: isSplit ? newDay(anchor) : move(edit.firstDay),
    },
    split: isSplit ? { ids: reached.map(({ id }) => id), until: latest(before.map(seriesDayOf)) } : null,
  };
}

interface Spread {
  hours: EventHours;
  hasNewTimes: boolean;
  isFromException: boolean;
}

function updateOf(event: SeriesEvent, seriesDay: string, { hours, hasNewTimes, isFromException }: Spread): EventUpdate {
  const { id, start, end, isException } = event;
  const isReset = isException && !isFromException;
  return {
    id,
    ...(hasNewTimes || isReset ? momentsOn(seriesDay, hours) : { start, end }),
    seriesDay,
    isException: isException && !isReset,
    writes: isReset ? "everything" : "changes",
  };
}

const keepOn = (seriesDay: string, { id, start, end, isException }: SeriesEvent): EventUpdate => ({
  id,
  start,
  end,
  seriesDay,
  isException,
  writes: "nothing",
});

const isSame = (a: EventMoments, b: EventMoments) =>
  a.start.getTime() === b.start.getTime() && a.end?.getTime() === b.end?.getTime();

const latest = (days: string[]): string => days.reduce((a, b) => (a > b ? a : b));

interface SeriesDeletion {
  deletedIds: string[];
  /** The last day of what is left (YYYY-MM-DD); null when nothing is, and the series goes too. */
  until: string | null;
}

/** What a deletion takes away. Events that have begun stay, unless one of them is the event at hand. */
export function planSeriesDeletion(choice: SeriesChoice): SeriesDeletion {
  const { chosen } = chooseFrom(choice);
  const rest = choice.events.filter((event) => !chosen.includes(event));
  return { deletedIds: chosen.map(({ id }) => id), until: rest.map(seriesDayOf).sort().at(-1) ?? null };
}
