import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { type Bounds, type Circle, MAP_AREA, sharedBounds } from "~/domain/places/position";
import { type DayNumber, dayOfSecond, firstUnixSecondFrom, unixSeconds } from "~/domain/time/days-and-moments";
import { longFacet } from "./facets";
import { factTokens, type WantedFacts } from "./fact-facets";
import { type Expression, foldOf, isLongEnoughToFold, type SearchFold } from "./fold";
import { type CellCover, coverBounds, coverCircle } from "./grid";
import { PAGE_SIZE } from "./limits";
import { anyTerm, closeTerms, searchExpression, searchTerms, termKey } from "./words";

export interface EventSearch {
  query: string;
  /** `close`: without short words that are found inside of others by chance; `chance`: only with those. Missing: all. */
  reach?: "close" | "chance" | undefined;
  /** Words that must not be found. */
  not?: readonly string[] | undefined;
  /** Further words: one of each list must be found. */
  anyOf?: readonly (readonly string[])[] | undefined;
  types: EventType[];
  facts?: WantedFacts;
  /** On one of these, 0 is Monday, and in one of these hours, by Norwegian clocks; empty or missing: all. */
  weekdays?: readonly number[] | undefined;
  hours?: readonly number[] | undefined;
  circle: Circle | null;
  /** Instead of the circle, whose centre distances are measured from still. */
  bounds: Bounds | null;
  organizerId: string | null;
  /** [start, end); null is open. Past events are never found. */
  start: Date | null;
  end: Date | null;
  sort: SearchOrder;
  /** Each regular series once, by its first date, unless the search is of a week at most. */
  isFolded?: boolean;
  limit: number;
  cursor: SearchCursor | null;
}

export const EVERYTHING: EventSearch = {
  query: "",
  types: [],
  circle: null,
  bounds: null,
  organizerId: null,
  start: null,
  end: null,
  sort: "time",
  limit: PAGE_SIZE,
  cursor: null,
};

/** `day`: the nearest first in each day; `distance`: the nearest of the soonest. */
type SearchOrder = "time" | "hour" | "distance";

/** After an event in time, or after so many by distance. */
export type SearchCursor = { after: number } | { skip: number };

/** In the index's terms: see docs/decisions/0002-search-index.md. */
export interface SearchPlan {
  isEmpty: boolean;
  /** All candidates; null when only time decides. */
  match: string | null;
  /** For cells wholly inside the area, and those on its edge; null without such cells. */
  matchInside: string | null;
  matchEdge: string | null;
  /** For events of several days that run on the wanted days. */
  matchRunning: string | null;
  matchRunningByLength: (string | null)[];
  /** Whether words or facts are searched. */
  needsIndex: boolean;
  /** Instead of expressions: see withoutIndex(). `firstSince`: only dates that follow none since this key. */
  byRows: { organizerId: string | null; firstSince: number | null } | null;
  /** What is replaced in every expression of the plan by the words that are found: see searching(). */
  terms: string[];
  /** So many of them, the first, must be found together; what is left must not be found. */
  needed: number;
  organizerId: string | null;
  circle: Circle | null;
  bounds: Bounds | null;
  types: EventType[];
  /** Bounds of `sort_key`, `toKey` excluded; the page begins after the third. */
  fromKey: number;
  toKey: number | null;
  pageFromKey: number;
  fold: SearchFold | null;
  sort: SearchOrder;
  skip: number;
  limit: number;
}

/** Events can start in the same second; the rest of the key makes it unique. */
export const sortKeyAt = (moment: Date) => firstUnixSecondFrom(moment) * 1_000_000;

interface PlanOptions {
  runningDays?: readonly DayNumber[];
  /** Fewer cells on the edge, for a statement that looks the expression up many times. */
  levelsCoarser?: number;
  /** Of an area with more of them, as a map of the country is, events are told by their rows. */
  mostCells?: number;
}

export function planSearch(
  search: EventSearch,
  now: Date,
  { runningDays = [dayOfSecond(unixSeconds(now))], levelsCoarser, mostCells = Infinity }: PlanOptions = {},
): SearchPlan {
  const wanted = termsOf(search);
  const bounds = search.bounds && sharedBounds(search.bounds, MAP_AREA);
  const covered = coverOf(search, bounds, levelsCoarser);
  const cover = covered && covered.inside.length + covered.edge.length > mostCells ? null : covered;
  const expression: Expression = (cells, further) => searchExpression({ ...wanted, cells, ...further });
  const start = search.start && search.start > now ? search.start : now;
  const fromKey = sortKeyAt(start);
  const toKey = search.end ? sortKeyAt(search.end) : null;
  const cells = cover ? [...cover.inside, ...cover.edge] : null;
  const after = search.cursor && "after" in search.cursor ? search.cursor.after + 1 : fromKey;
  const range = { fromKey, toKey, pageFromKey: Math.max(fromKey, after) };
  const isFolded = search.isFolded === true && isLongEnoughToFold(start, search.end);
  return {
    isEmpty: isUnsearchable(search) || cells?.length === 0 || (toKey !== null && toKey <= fromKey),
    match: expression(cells),
    matchInside: cover && cover.inside.length > 0 ? expression(cover.inside) : null,
    matchEdge: cover && cover.edge.length > 0 ? expression(cover.edge) : null,
    matchRunning: expression(cells, { goingOnDays: runningDays }),
    matchRunningByLength: [{ without: [longFacet] }, { only: [longFacet] }].map((length) =>
      expression(cells, { goingOnDays: runningDays, ...length }),
    ),
    needsIndex:
      wanted.terms.length + wanted.except.length > 0 || factTokens(wanted.facts ?? {}).length > 0 || isOfClock(search),
    byRows: null,
    terms: [...new Set([...wanted.terms, ...wanted.except.flat()].map(termKey))],
    needed: new Set(wanted.terms.map(termKey)).size,
    organizerId: search.organizerId,
    circle: search.circle,
    bounds,
    types: wanted.types,
    ...range,
    fold: isFolded ? foldOf(expression, cover, range) : null,
    sort: search.circle ? search.sort : "time",
    skip: search.cursor && "skip" in search.cursor ? search.cursor.skip : 0,
    limit: search.limit,
  };
}

const isOfClock = ({ weekdays = [], hours = [] }: EventSearch) => weekdays.length + hours.length > 0;

export const termsOf = ({ query, not = [], anyOf = [], reach, types, facts, weekdays, hours }: EventSearch) => ({
  terms: [...((reach === "close" ? closeTerms(query) : searchTerms(query)) ?? []), ...anyOf.map(anyTerm)],
  except: [
    ...(reach === "chance" ? [closeTerms(query) ?? []] : []),
    ...(not.length > 0 ? [[anyTerm(not)]] : []),
  ].filter((terms) => terms.length > 0),
  types: types.length === EVENT_TYPES.length ? [] : types,
  facts,
  weekdays,
  hours,
});

const isUnsearchable = ({ query }: EventSearch) => searchTerms(query)?.length === 0;

function coverOf({ bounds, circle }: EventSearch, shown: Bounds | null, levelsCoarser = 0): CellCover | null {
  if (bounds) return shown ? coverBounds(shown, levelsCoarser) : { inside: [], edge: [] };
  return circle && coverCircle(circle, levelsCoarser);
}
