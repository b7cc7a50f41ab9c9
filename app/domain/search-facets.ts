import { EVENT_TYPES, type EventType } from "./event-types";
import { cellsOf } from "./geo/cells";
import type { Position } from "./geo/distance";

/**
 * A facet is something an event either has or has not: its type, a grid cell it lies in, its organizer, a week that
 * it goes on in. In the search index each is one token of three characters, which is exactly one entry of a trigram index, so that any
 * combination of words and facets is answered by one walk through the index.
 *
 * Numbers: grid cells from 0 (app/domain/geo/cells.ts), organizers from 110,000,000 (a generated column of
 * `organizers` spells the same token), event types from 134,000,000, weeks from 134,100,000 (spelled by the view
 * `event_search_entries`, for events of several days).
 */
const FIRST_ORGANIZER = 110_000_000;
const FIRST_TYPE = 134_000_000;
const FIRST_WEEK = 134_100_000;

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
/** `seq` is the organizer's internal number. */
export const organizerFacet = (seq: number) => facetToken(FIRST_ORGANIZER + seq);

/** Whole weeks since 1970, counted alike in the database. */
export const weekOf = (moment: Date) => Math.floor(moment.getTime() / 604_800_000);
/** Events of several days have one for each week that they go on in. */
export const weekFacet = (week: number) => facetToken(FIRST_WEEK + week);

/** The text of an event's `facets` column: the tokens of its type and, where it has a position, of its cells. */
export function eventFacets(type: EventType, position: Position | null): string {
  const cells = position ? cellsOf(position).map(cellFacet) : [];
  return [typeFacet(type), ...cells].join(" ");
}
