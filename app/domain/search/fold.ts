import type { DayNumber } from "~/domain/time/days-and-moments";
import { type CellCover, rhythmFacet } from "./facets";
import { foldedSpans, regularSpans, type SearchSpan } from "./weekly-life";

/** Shows each regular series once, in the index's terms. */
export type SearchFold = ReturnType<typeof foldOf>;

/** `toKey` is excluded, null: open; `match` null: all entries. */
export interface KeySpan {
  match: string | null;
  fromKey: number;
  toKey: number | null;
}

export type Expression = (
  cells: number[] | null,
  further?: { goingOnDays?: readonly DayNumber[]; only?: string[]; without?: string[] },
) => string | null;

interface Range {
  fromKey: number;
  toKey: number | null;
  pageFromKey: number;
}

export function foldOf(expression: Expression, cover: CellCover | null, range: Range) {
  const { fromKey, pageFromKey } = range;
  const from = fromKey / 1_000_000;
  const within = (cells: number[] | null, firstKey: number) => ({ expression, cells, firstKey, toKey: range.toKey });
  return {
    from,
    page: keySpans(foldedSpans(from), within(cover && [...cover.inside, ...cover.edge], pageFromKey)),
    /** Each regular series is in one of these, the edge of an area excepted. */
    regular: cover?.inside.length === 0 ? [] : keySpans(regularSpans(from), within(cover && cover.inside, fromKey)),
  };
}

interface Within {
  expression: Expression;
  cells: number[] | null;
  firstKey: number;
  toKey: number | null;
}

function keySpans<S extends SearchSpan>(spans: S[], { expression, cells, firstKey, toKey: lastKey }: Within) {
  return spans.flatMap((span) => {
    const fromKey = Math.max(firstKey, span.from * 1_000_000);
    const toKey = Math.min(lastKey ?? Infinity, span.to === null ? Infinity : span.to * 1_000_000);
    if (toKey <= fromKey) return [];
    const facets = { only: span.only?.map(rhythmFacet), without: span.without?.map(rhythmFacet) };
    return [{ ...span, match: expression(cells, facets), fromKey, toKey: toKey === Infinity ? null : toKey }];
  });
}
