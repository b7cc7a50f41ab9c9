import { DAY_SECONDS, type DayNumber, HOUR_SECONDS, unixSeconds, WEEK_SECONDS } from "~/domain/time/days-and-moments";
import { rhythmFacet } from "./facets";
import type { CellCover } from "./grid";

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

/** Of `sort_key`. */
const SECOND = 1_000_000;

/** Within this a "soon" date may still be the first since the search began. */
const SOON = 15 * DAY_SECONDS * SECOND;
const WEEK = WEEK_SECONDS * SECOND;

/** A week at most is not folded, an hour longer in autumn. */
const UNFOLDED_SECONDS = WEEK_SECONDS + HOUR_SECONDS;

export const isLongEnoughToFold = (start: Date, end: Date | null): boolean =>
  end === null || unixSeconds(end) - unixSeconds(start) > UNFOLDED_SECONDS;

/** Shows each regular series once, in the index's terms. */
export interface SearchFold {
  /** Second at which it begins. */
  from: number;
  /** In order of time; what they contain must still be tested for what it follows. */
  all: KeySpan[];
  /** What of it the page begins with. */
  page: KeySpan[];
  /** The first date of each regular series is in exactly one, the edge of an area excepted. */
  regular: KeySpan[];
}

/** `toKey` is excluded, null: open; `match` null: all entries. */
export interface KeySpan {
  match: string | null;
  fromKey: number;
  toKey: number | null;
  /** Not all that it contains is wanted. */
  isTested: boolean;
}

export type Expression = (
  cells: number[] | null,
  further?: { goingOnDays?: readonly DayNumber[]; only?: string[] | undefined; without?: string[] | undefined },
) => string | null;

/** Dates with any of the rhythms, or without all. */
interface Span {
  from: number;
  to?: number;
  only?: readonly number[];
  without?: readonly number[];
  isTested?: boolean;
}

interface Range {
  fromKey: number;
  toKey: number | null;
  pageFromKey: number;
}

export function foldOf(
  expression: Expression,
  cover: CellCover | null,
  { fromKey: from, toKey, pageFromKey }: Range,
): SearchFold {
  const [week, soon] = [from + WEEK, from + SOON];
  const within = (cells: number[] | null, firstKey: number, spans: readonly Span[]) =>
    spans.flatMap((span) => {
      const fromKey = Math.max(firstKey, span.from);
      const end = Math.min(toKey ?? Infinity, span.to ?? Infinity);
      const [only, without] = [span.only?.map(rhythmFacet), span.without?.map(rhythmFacet)];
      const match = expression(cells, { only, without });
      const isTested = span.isTested ?? false;
      return end <= fromKey ? [] : [{ match, fromKey, toKey: end === Infinity ? null : end, isTested }];
    });
  const cells = cover && [...cover.inside, ...cover.edge];
  const all = [
    { from, to: week },
    { from: week, to: soon, without: [RHYTHM.weekly] },
    { from: soon, without: [RHYTHM.weekly, RHYTHM.soon] },
  ];
  const regular = [
    { from, to: week, only: [RHYTHM.first, RHYTHM.weekly] },
    { from: week, only: [RHYTHM.first] },
    { from, to: soon, only: [RHYTHM.soon], isTested: true },
    { from, only: [RHYTHM.pause], isTested: true },
  ];
  return {
    from: from / SECOND,
    all: within(cells, from, all),
    page: within(cells, pageFromKey, all),
    regular: cover?.inside.length === 0 ? [] : within(cover && cover.inside, from, regular),
  };
}
