import { dayOf } from "~/domain/time/wall-clock";
import type { EndingRule } from "./recurrence";
import { moveRepetition, repetitionOf } from "./repetition";
import { chooseFrom, type SeriesChoice, seriesDayOf, type SeriesEvent } from "./series-scope";
import { type EventHours, type EventTimes, momentsOn } from "./span";

export interface SeriesEdit extends SeriesChoice, EndingRule {
  /** The day of this event in the form. */
  startDay: string;
  hours: EventHours;
  /** Whether the form changes anything else. */
  hasNewDetails: boolean;
}

export interface EventUpdate extends EventTimes {
  id: string;
  seriesDay: string;
  isException: boolean;
  /** Which other fields of the form are written: the changed ones, all, or none. */
  writes: "changes" | "everything" | "nothing";
}

export interface SeriesEditPlan {
  updates: EventUpdate[];
  /** The new rule of the updated events' series. */
  rule: EndingRule;
  /** Set when this event and those after it move to a new series with that rule; the old one ends with `until`. */
  split: { ids: string[]; until: string } | null;
}

/**
 * Plans what saving one event's form does to its series.
 * - "this": changes only this event, which becomes an exception.
 * - "following" splits the series; "all" does not. Neither changes events that have begun, except this one.
 * - Only changed fields are written. New times apply to each event's own day; a new day moves the rule.
 * - An exception is left alone, or is reset to the form and to the series' day and time. If this event is an exception
 *   itself, the others get only its changes, and exceptions stay exceptions.
 */
export function planSeriesEdit(edit: SeriesEdit): SeriesEditPlan {
  const { scope, startDay, hours, hasNewDetails } = edit;
  const { anchor, chosen, exceptions, reached, before } = chooseFrom(edit);
  const moments = momentsOn(startDay, hours);
  const hasNewTimes = !isSame(moments, anchor);
  const { until, endless } = edit;
  const rule = { ...repetitionOf(edit), until, endless, firstDay: edit.firstDay };
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

  const { repetition, move } = moveRepetition(edit, anchorDay, dayOf(anchor.start) === startDay ? anchorDay : startDay);
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
      ...repetition,
      endless,
      until: latest([until, ...updates.map(({ seriesDay }) => seriesDay)]),
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
  const { id, start, end, isAllDay, isException } = event;
  const isReset = isException && !isFromException;
  return {
    id,
    ...(hasNewTimes || isReset ? momentsOn(seriesDay, hours) : { start, end, isAllDay }),
    seriesDay,
    isException: isException && !isReset,
    writes: isReset ? "everything" : "changes",
  };
}

const keepOn = (seriesDay: string, { id, start, end, isAllDay, isException }: SeriesEvent): EventUpdate => ({
  id,
  start,
  end,
  isAllDay,
  seriesDay,
  isException,
  writes: "nothing",
});

const isSame = (a: EventTimes, b: EventTimes) =>
  a.start.getTime() === b.start.getTime() && a.end?.getTime() === b.end?.getTime() && a.isAllDay === b.isAllDay;

const latest = (days: string[]): string => days.reduce((a, b) => (a > b ? a : b));

export interface SeriesDeletion {
  deletedIds: string[];
  /** The last day of what is left (YYYY-MM-DD); null when nothing is, and the series is deleted too. */
  until: string | null;
  /** Whether an endless series ends with that; where only one date goes, it goes on. */
  isEnd: boolean;
}

/** Plans which events a deletion removes. Events that have begun stay, except the one that was opened. */
export function planSeriesDeletion(choice: SeriesChoice): SeriesDeletion {
  const { chosen } = chooseFrom(choice);
  const rest = choice.events.filter((event) => !chosen.includes(event));
  return {
    deletedIds: chosen.map(({ id }) => id),
    until: rest.map(seriesDayOf).sort().at(-1) ?? null,
    isEnd: choice.scope !== "this",
  };
}
