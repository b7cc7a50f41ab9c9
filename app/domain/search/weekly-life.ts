import { DAY_SECONDS, HOUR_SECONDS, unixSeconds, WEEK_SECONDS } from "~/domain/time/days-and-moments";

/**
 * How a date of a regular series follows the one before: a column of events and a facet. A folded search shows the first
 * date since it begins; rhythm, or the start of the date before, tells the others: see docs/features/regular-series.md.
 */
const RHYTHM = {
  first: 0,
  /** Within fifteen days of the one before. */
  soon: 1,
  pause: 2,
  weekly: 7,
} as const;

type Rhythm = (typeof RHYTHM)[keyof typeof RHYTHM];

/** Within this a "soon" date may still be the first since the search began. */
const SOON_SECONDS = 15 * DAY_SECONDS;

/** A week at most is not folded, an hour longer in autumn. */
const UNFOLDED_SECONDS = WEEK_SECONDS + HOUR_SECONDS;

export const isLongEnoughToFold = (start: Date, end: Date | null): boolean =>
  end === null || unixSeconds(end) - unixSeconds(start) > UNFOLDED_SECONDS;

/** Unix seconds; `to` is excluded, null is open. */
export interface SearchSpan {
  from: number;
  to: number | null;
  /** Dates with any of these rhythms; or without all. */
  only?: readonly Rhythm[];
  without?: readonly Rhythm[];
}

/** In order of time; what they contain must still be tested for what it follows. */
export function foldedSpans(from: number): SearchSpan[] {
  const week = from + WEEK_SECONDS;
  const soon = from + SOON_SECONDS;
  return [
    { from, to: week },
    { from: week, to: soon, without: [RHYTHM.weekly] },
    { from: soon, to: null, without: [RHYTHM.weekly, RHYTHM.soon] },
  ];
}

interface RegularSpan extends SearchSpan {
  isTested: boolean;
}

/** The first date of each regular series since `from` is in exactly one. */
export function regularSpans(from: number): RegularSpan[] {
  const week = from + WEEK_SECONDS;
  const open = { from, to: null, isTested: false };
  return [
    { ...open, to: week, only: [RHYTHM.first, RHYTHM.weekly] },
    { ...open, from: week, only: [RHYTHM.first] },
    { ...open, to: from + SOON_SECONDS, only: [RHYTHM.soon], isTested: true },
    { ...open, only: [RHYTHM.pause], isTested: true },
  ];
}
