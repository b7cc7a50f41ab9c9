import { EVENT_TYPE_FACTS, type EventType } from "~/domain/events/types";
import type { Bounds, Position } from "~/domain/places/position";
import type { DayNumber } from "~/domain/time/days-and-moments";

/**
 * Levels of a grid; a cell holds four of the level below. At 60° north one of level 0 is about 2.2 km wide, of level 5
 * about 71 km.
 */
export const CELL_LEVELS = 6;

/** Of level 0; a degree of longitude has half as many columns. */
export const ROWS_PER_DEGREE = 50;
const ROWS = 180 * ROWS_PER_DEGREE;
const COLUMNS = 180 * ROWS_PER_DEGREE;

const rowsOn = (level: number) => Math.ceil(ROWS / 2 ** level);
const columnsOn = (level: number) => Math.ceil(COLUMNS / 2 ** level);

/** Each level's numbers follow those of the level below. */
const FIRST_NUMBER = Array.from({ length: CELL_LEVELS }, (_, level) =>
  Array.from({ length: level }, (_, below) => rowsOn(below) * columnsOn(below)).reduce((sum, cells) => sum + cells, 0),
);

export interface Cell {
  level: number;
  row: number;
  column: number;
}

export const cellNumber = ({ level, row, column }: Cell) =>
  (FIRST_NUMBER[level] ?? 0) + row * columnsOn(level) + column;

export function cellAt({ lat, lng }: Position, level: number): Cell {
  const row = Math.min(ROWS - 1, Math.floor((lat + 90) * ROWS_PER_DEGREE));
  const column = Math.min(COLUMNS - 1, Math.floor(((lng + 180) * ROWS_PER_DEGREE) / 2));
  return { level, row: row >> level, column: column >> level };
}

function cellsOf(position: Position): number[] {
  return Array.from({ length: CELL_LEVELS }, (_, level) => cellNumber(cellAt(position, level)));
}

export function quartersOf({ level, row, column }: Cell): Cell[] {
  return [0, 1, 2, 3].map((at) => ({ level: level - 1, row: row * 2 + (at >> 1), column: column * 2 + (at & 1) }));
}

/** Degrees; a level may be above the index's. */
export function sidesOf({ level, row, column }: Cell): Bounds {
  const height = 2 ** level / ROWS_PER_DEGREE;
  const south = row * height - 90;
  const west = column * height * 2 - 180;
  return { south, west, north: south + height, east: west + height * 2 };
}

/**
 * A facet is a yes-or-no property of an event, and in the index a token of three characters, so that one pass finds any
 * combination of words and facets.
 * Numbers: grid cells from 0; organizers from 110,000,000 (a generated column of `organizers` makes the token); types
 * from 134,000,000; rhythms from 134,090,000; 134,090,100 for thirty days or more; weekdays from 134,090,200 (Thursday
 * first) and hours from 134,090,300 by Norwegian clocks, and days from 134,100,000 (made by the view
 * `event_search_entries`); facts, families and languages from 135,000,000 (fact-facets.ts).
 */
const FIRST_TYPE = 134_000_000;
const FIRST_RHYTHM = 134_090_000;
const LONG = 134_090_100;
const FIRST_WEEKDAY = 134_090_200;
const FIRST_HOUR = 134_090_300;
const FIRST_DAY = 134_100_000;
export const FIRST_FACT = 135_000_000;

/** Base 512, from a block of characters without upper case that folds to nothing else. */
const FIRST_DIGIT = 0x4e00;
const BASE = 512;

export function facetToken(number: number): string {
  return String.fromCharCode(
    FIRST_DIGIT + Math.floor(number / BASE ** 2),
    FIRST_DIGIT + (Math.floor(number / BASE) % BASE),
    FIRST_DIGIT + (number % BASE),
  );
}

/** Whether a phrase is a token of the index, or written as one is; the first of its three digits may be larger. */
export const isFacet = (text: string): boolean => /^[\u4e00-\u50ff][\u4e00-\u4fff]{2}$/.test(text);

export const cellFacet = facetToken;
export const typeFacet = (type: EventType) => facetToken(FIRST_TYPE + EVENT_TYPE_FACTS[type].facet);

export const rhythmFacet = (rhythm: number) => facetToken(FIRST_RHYTHM + rhythm);

/** 0 is Monday. */
export const weekdayFacet = (weekday: number) => facetToken(FIRST_WEEKDAY + ((weekday + 4) % 7));

/** 0 to 23. */
export const hourFacet = (hour: number) => facetToken(FIRST_HOUR + hour);

export const longFacet = facetToken(LONG);

/** No event has it. */
export const noFacet = facetToken(FIRST_RHYTHM - 1);

/** An event of several days has one for each day, by UTC, as the database counts them. */
export const dayFacet = (day: DayNumber) => facetToken(FIRST_DAY + day);

/** Without a position those of `nearby`. */
export function eventFacets(type: EventType, position: Position | null, nearby = ""): string {
  const [, ...kept] = nearby.split(" ");
  return [typeFacet(type), ...(position ? cellsOf(position).map(cellFacet) : kept)].join(" ");
}

/** What is found around a position without being there: no pin is made of it. */
export const nearbyFacets = (area: Position | null) => eventFacets("other", area);
