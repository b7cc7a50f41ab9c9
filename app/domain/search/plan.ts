import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import type { Circle } from "~/domain/places/position";
import { dayOfSecond } from "~/domain/time/calendar-days";
import { firstUnixSecondFrom, unixSeconds } from "~/domain/time/unix-time";
import { coverCircle } from "./facets";
import { searchExpression, searchPhrases } from "./words";

/** A search in the product's terms. */
export interface EventSearch {
  query: string;
  types: EventType[];
  circle: Circle | null;
  organizerId: string | null;
  /** Events that start in [start, end); null leaves a side open. Events before now are never found. */
  start: Date | null;
  end: Date | null;
  sort: "time" | "distance";
  limit: number;
  /** `nextCursor` of an earlier page. */
  cursor: SearchCursor | null;
}

/** Where a page ended: after an event in time, or after so many events by distance. */
export type SearchCursor = { after: number } | { skip: number };

/** A search in the index's terms: see docs/decisions/0002-search-index.md. */
export interface SearchPlan {
  /** True when nothing can match, so that no query is needed. */
  isEmpty: boolean;
  /** The MATCH expression of all candidates; null when only time decides. */
  match: string | null;
  /** The same for cells wholly inside the circle, and for those on its edge; null without such cells. */
  matchInside: string | null;
  matchEdge: string | null;
  /** The same for events of several days that run today. */
  matchRunning: string | null;
  organizerId: string | null;
  circle: Circle | null;
  types: EventType[];
  /** Bounds of `sort_key`: from (included) and to (excluded) for counting; the page begins after the third. */
  fromKey: number;
  toKey: number | null;
  pageFromKey: number;
  sort: "time" | "distance";
  skip: number;
  limit: number;
}

/** Events can start in the same second; the rest of the key makes it unique. */
export const sortKeyAt = (moment: Date) => firstUnixSecondFrom(moment) * 1_000_000;

export function planSearch(search: EventSearch, now: Date): SearchPlan {
  const phrases = searchPhrases(search.query);
  const types = search.types.length === EVENT_TYPES.length ? [] : search.types;
  const cover = search.circle ? coverCircle(search.circle) : null;
  const expression = (cells: number[] | null) => searchExpression({ phrases: phrases ?? [], types, cells });
  const start = search.start && search.start > now ? search.start : now;
  const fromKey = sortKeyAt(start);
  const toKey = search.end ? sortKeyAt(search.end) : null;
  const cells = cover ? [...cover.inside, ...cover.edge] : null;
  const after = search.cursor && "after" in search.cursor ? search.cursor.after + 1 : fromKey;
  return {
    isEmpty: phrases?.length === 0 || cells?.length === 0 || (toKey !== null && toKey <= fromKey),
    match: expression(cells),
    matchInside: cover && cover.inside.length > 0 ? expression(cover.inside) : null,
    matchEdge: cover && cover.edge.length > 0 ? expression(cover.edge) : null,
    matchRunning: searchExpression({ phrases: phrases ?? [], types, cells, goingOnDay: dayOfSecond(unixSeconds(now)) }),
    organizerId: search.organizerId,
    circle: search.circle,
    types,
    fromKey,
    toKey,
    pageFromKey: Math.max(fromKey, after),
    sort: search.circle ? search.sort : "time",
    skip: search.cursor && "skip" in search.cursor ? search.cursor.skip : 0,
    limit: search.limit,
  };
}
