import { dayOf } from "~/domain/time/days-and-moments";
import type { EndingRule } from "./recurrence";
import { moveRepetition, repetitionOf } from "./repetition";
import { chooseFrom, type SeriesChoice, seriesDayOf, type SeriesEvent } from "./series-scope";
import { type EventHours, type EventTimes, momentsOn } from "./span";

export interface SeriesEdit extends SeriesChoice, EndingRule {
  startDay: string;
  hours: EventHours;
  hasNewDetails: boolean;
}

export interface EventUpdate extends EventTimes {
  id: string;
  seriesDay: string;
  isException: boolean;
  writes: "changes" | "everything" | "nothing";
}

export interface SeriesEditPlan {
  updates: EventUpdate[];
  rule: EndingRule;
  /** Set when this event and later ones move to a new series with `rule`; the old one ends with `until`. */
  split: { ids: string[]; until: string } | null;
}

/**
 * - "this" makes an exception of this event. "following" splits the series; "all" does not. Begun events stay, except
 * this one.
 * - Only changed fields are written. New times apply to each event's own day; a new day moves the rule.
 * - An exception is left alone, or reset to the form and its series' day and time. If this event is one, the others get
 * only its changes, and exceptions stay exceptions.
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

export type SeriesDeletion = ReturnType<typeof planSeriesDeletion>;

export function planSeriesDeletion(choice: SeriesChoice) {
  const { chosen } = chooseFrom(choice);
  const rest = choice.events.filter((event) => !chosen.includes(event));
  return {
    deletedIds: chosen.map(({ id }) => id),
    /** YYYY-MM-DD; null when nothing is left, and the series is deleted too. */
    until: rest.map(seriesDayOf).sort().at(-1) ?? null,
    /** Whether an endless series ends; where one date goes, it goes on. */
    isEnd: choice.scope !== "this",
  };
}
