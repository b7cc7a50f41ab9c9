import type { Bounds } from "./bounds";
import { boundingBox } from "./box";
import type { Circle } from "./position";

/** Rows per degree of latitude; a degree of longitude has half as many columns. */
const ROWS_PER_DEGREE = 5;
const ROW = 1000;

const rowAt = (lat: number) => Math.floor((lat + 90) * ROWS_PER_DEGREE);
const columnAt = (lng: number) => Math.floor(((lng + 180) * ROWS_PER_DEGREE) / 2);

/**
 * Returns the numbers of the squares that a circle touches. A generated column of `organizers` has the number of each
 * one's own square.
 */
export function squaresAround(circle: Circle): number[] {
  const { south, north, lngs } = boundingBox(circle);
  return lngs.flatMap(([west, east]) => squaresBetween({ west, south, east, north }));
}

/** The most squares that are looked up one by one. */
const MOST_SQUARES = 200;

/** Returns the numbers of the squares that a rectangle touches; null where it is so large that all are looked through. */
export function squaresIn(bounds: Bounds): number[] | null {
  const squares = squaresBetween(bounds);
  return squares.length <= MOST_SQUARES ? squares : null;
}

function squaresBetween({ west, south, east, north }: Bounds): number[] {
  const squares: number[] = [];
  for (let row = rowAt(Math.max(-90, south)); row <= rowAt(Math.min(90, north)); row++)
    for (let column = columnAt(west); column <= columnAt(east); column++) squares.push(row * ROW + column);
  return squares;
}
