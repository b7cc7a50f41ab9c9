import { DAY_SECONDS, HOUR_SECONDS, unixSeconds, WEEK_SECONDS } from "~/domain/time/unix-time";

/**
 * How a date of a regular series follows the one before it: a column of events and a facet of the index, kept by triggers.
 * A folded search shows the first date of a series since it begins; the others can be told by their rhythm, or by the
 * start of the date before: see docs/decisions/0041-weekly-life.md.
 */
export const RHYTHM = {
  /** The first, or the first after a very long pause. */
  first: 0,
  /** Within fifteen days of the one before. */
  soon: 1,
  /** After a pause. */
  pause: 2,
  /** To the second a week after the one before. */
  weekly: 7,
} as const;

type Rhythm = (typeof RHYTHM)[keyof typeof RHYTHM];

const RHYTHMS = Object.values(RHYTHM);

/** Within this time a date that follows "soon" may still be the first since the search began. */
const SOON_SECONDS = 15 * DAY_SECONDS;

/** A search of at most a week is not folded, also of the week that is an hour longer in autumn. */
const UNFOLDED_SECONDS = WEEK_SECONDS + HOUR_SECONDS;

/** Returns whether a search between two moments (null: open) shows each regular series once. */
export const isLongEnoughToFold = (start: Date, end: Date | null): boolean =>
  end === null || unixSeconds(end) - unixSeconds(start) > UNFOLDED_SECONDS;

/** A part of a search, in unix seconds; `to` is not included, null is open. */
export interface SearchSpan {
  from: number;
  to: number | null;
  /** Dates with any of these rhythms; or without all of them. */
  only?: readonly Rhythm[];
  without?: readonly Rhythm[];
}

/** Returns the spans of a folded search in time order; what they contain must still be tested for what it follows. */
export function foldedSpans(from: number): SearchSpan[] {
  const week = from + WEEK_SECONDS;
  const soon = from + SOON_SECONDS;
  return [
    { from, to: week },
    { from: week, to: soon, without: [RHYTHM.weekly] },
    { from: soon, to: null, without: [RHYTHM.weekly, RHYTHM.soon] },
  ];
}

interface CountedSpan extends SearchSpan {
  isRegular: boolean;
  /** What it contains must be tested for what it follows. */
  isTested: boolean;
}

/** Returns spans that each card of a folded search is in exactly once. */
export function countedSpans(from: number): CountedSpan[] {
  const week = from + WEEK_SECONDS;
  const regular = { from, to: null, isRegular: true, isTested: false };
  return [
    { ...regular, without: RHYTHMS, isRegular: false },
    { ...regular, to: week, only: [RHYTHM.first, RHYTHM.weekly] },
    { ...regular, from: week, only: [RHYTHM.first] },
    { ...regular, to: from + SOON_SECONDS, only: [RHYTHM.soon], isTested: true },
    { ...regular, only: [RHYTHM.pause], isTested: true },
  ];
}
