import { boundingBox, type Bounds, type Circle } from "./position";

const ROWS_PER_DEGREE = 5;
const ROW = 1000;

const rowAt = (lat: number) => Math.floor((lat + 90) * ROWS_PER_DEGREE);
const columnAt = (lng: number) => Math.floor(((lng + 180) * ROWS_PER_DEGREE) / 2);

/** A generated column of `organizers` has the number of each one's square. */
export function squaresAround(circle: Circle): number[] {
  const { south, north, lngs } = boundingBox(circle);
  return lngs.flatMap(([west, east]) => squaresBetween({ west, south, east, north }));
}

const MOST_SQUARES = 200;

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
