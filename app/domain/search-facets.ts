import { EVENT_TYPES, type EventType } from "./event-types";
import { cellsOf } from "./geo/cells";
import type { Position } from "./geo/distance";

/**
 * A facet is something an event either has or has not: its type, a grid cell it lies in, its organizer, a day it goes
 * on. In the search index each is one token of three characters, which is exactly one entry of a trigram index, so
 * that any combination of words and facets is answered by one walk through the index.
 *
 * Numbers: grid cells from 0 (app/domain/geo/cells.ts), organizers from 110,000,000 (a generated column of
 * `organizers` spells the same token), event types from 134,000,000, days from 134,100,000 (spelled by the view
 * `event_search_entries`, for events of several days).
 */
const FIRST_TYPE = 134_000_000;
const FIRST_DAY = 134_100_000;

/** Digits of base 512, from a block of characters that has no upper case and folds to nothing else. */
const FIRST_DIGIT = 0x4e00;
const BASE = 512;

export function facetToken(number: number): string {
  return String.fromCharCode(
    FIRST_DIGIT + Math.floor(number / BASE ** 2),
    FIRST_DIGIT + (Math.floor(number / BASE) % BASE),
    FIRST_DIGIT + (number % BASE),
  );
}

export const cellFacet = facetToken;
export const typeFacet = (type: EventType) => facetToken(FIRST_TYPE + EVENT_TYPES.indexOf(type));

/** Whole days since 1970 in UTC, counted alike in the database. */
export const dayNumberOf = (moment: Date) => Math.floor(moment.getTime() / 86_400_000);
/** Events of several days have one for each day that they go on. */
export const dayFacet = (day: number) => facetToken(FIRST_DAY + day);

/** The text of an event's `facets` column: the tokens of its type and, where it has a position, of its cells. */
export function eventFacets(type: EventType, position: Position | null): string {
  const cells = position ? cellsOf(position).map(cellFacet) : [];
  return [typeFacet(type), ...cells].join(" ");
}
