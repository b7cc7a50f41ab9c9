import { type Bounds, boundsAround, type Circle, distanceKm } from "~/domain/places/position";
import { type Cell, CELL_LEVELS, cellAt, cellNumber, quartersOf, ROWS_PER_DEGREE, sidesOf } from "./facets";

const TOP = CELL_LEVELS - 1;

/** No congregation is closer to a pole; beyond it the number of cells grows without bound. */
const MAX_LATITUDE = 82;

/** The sides of cells are no great circles, so that inside and outside need a tolerance. */
const MARGIN_KM = 0.3;

/** Cells on the edge of a rectangle's longer side. */
const CELLS_ALONG = 16;

/** Degrees: a position on a line may be counted in either cell. */
const SLACK = 1e-9;

const rowsIn = ({ south, north }: Bounds) => (north - south) * ROWS_PER_DEGREE;
const columnsIn = ({ west, east }: Bounds) => ((east - west) * ROWS_PER_DEGREE) / 2;

/** A few large cells inside of an area, and small ones along its edge. */
export interface CellCover {
  inside: number[];
  /** Positions of events in these must be tested. */
  edge: number[];
}

function cover(bounds: Bounds, edgeLevel: number, sideOf: (cell: Cell) => keyof CellCover | null): CellCover {
  const cells: CellCover = { inside: [], edge: [] };
  const add = (cell: Cell) => {
    const side = sideOf(cell);
    if (side === "edge" && cell.level > edgeLevel) quartersOf(cell).forEach(add);
    else if (side) cells[side].push(cellNumber(cell));
  };
  cellsMeeting(bounds, TOP).forEach(add);
  return cells;
}

/** One or two hundred cells, whatever the circle's size; coarser ones are fewer, with more events to measure. */
export function coverCircle(circle: Circle, levelsCoarser = 0): CellCover {
  if (Math.abs(circle.lat) > MAX_LATITUDE) return { inside: [], edge: [] };
  const { radiusKm } = circle;
  const fine = Math.max(0, Math.floor(Math.log2(radiusKm / 10)));
  const widest = boundsAround({ ...circle, radiusKm: radiusKm + MARGIN_KM });
  return cover(widest, Math.min(TOP, fine + levelsCoarser), (cell) => {
    const { south, west, north, east } = sidesOf(cell);
    const near = { lat: Math.max(south, Math.min(north, circle.lat)), lng: Math.max(west, Math.min(east, circle.lng)) };
    if (distanceKm(circle, near) > radiusKm + MARGIN_KM) return null;
    const corners = [south, north].flatMap((lat) => [west, east].map((lng) => distanceKm(circle, { lat, lng })));
    return Math.max(...corners) < radiusKm - MARGIN_KM ? "inside" : "edge";
  });
}

function edgeLevelOf(bounds: Bounds, levelsCoarser: number): number {
  const longest = Math.max(rowsIn(bounds), columnsIn(bounds));
  return Math.min(TOP, Math.max(0, Math.floor(Math.log2(longest / CELLS_ALONG))) + levelsCoarser);
}

/** Of all cells of coverBounds() together. */
export function coveredBounds(bounds: Bounds): Bounds {
  const [first, last] = cornersOf(bounds, edgeLevelOf(bounds, 0)).map(sidesOf) as [Bounds, Bounds];
  return { south: first.south, west: first.west, north: last.north, east: last.east };
}

export function coverBounds(bounds: Bounds, levelsCoarser = 0): CellCover {
  return cover(bounds, edgeLevelOf(bounds, levelsCoarser), (cell) => {
    const sides = sidesOf(cell);
    if (!meets(sides, bounds, SLACK)) return null;
    return holdsWhole(bounds, sides) ? "inside" : "edge";
  });
}

export const holdsWhole = (outer: Bounds, { west, south, east, north }: Bounds) =>
  west >= outer.west + SLACK &&
  south >= outer.south + SLACK &&
  east <= outer.east - SLACK &&
  north <= outer.north - SLACK;

/** The cells of its south-western and its north-eastern corner. */
const cornersOf = ({ west, south, east, north }: Bounds, level: number): [Cell, Cell] => [
  cellAt({ lat: south - SLACK, lng: west - SLACK }, level),
  cellAt({ lat: north + SLACK, lng: east + SLACK }, level),
];

function cellsMeeting(bounds: Bounds, level: number): Cell[] {
  const [first, last] = cornersOf(bounds, level);
  const cells: Cell[] = [];
  for (let row = first.row; row <= last.row; row++)
    for (let column = first.column; column <= last.column; column++) cells.push({ level, row, column });
  return cells;
}

export interface Block {
  bounds: Bounds;
  cells: number[];
}

const MOST_BLOCKS = 64;

/** Some dozens, the same whatever the map's edges; empty where the smallest cells are too large. */
export function blocksOf(bounds: Bounds): Block[] {
  const level = levelFor(bounds, MOST_BLOCKS);
  if (level < 0) return [];
  return cellsMeeting(bounds, level).map((block) => ({ bounds: sidesOf(block), cells: cellsOf(block, bounds) }));
}

function cellsOf(block: Cell, bounds: Bounds): number[] {
  if (block.level <= TOP) return [cellNumber(block)];
  return quartersOf(block)
    .filter((quarter) => meets(sidesOf(quarter), bounds))
    .flatMap((quarter) => cellsOf(quarter, bounds));
}

const meets = (one: Bounds, other: Bounds, slack = 0) =>
  one.west <= other.east + slack &&
  one.east >= other.west - slack &&
  one.south <= other.north + slack &&
  one.north >= other.south - slack;

/** The lowest with at most `most` cells; below 0, the index has no cells so small. */
function levelFor(bounds: Bounds, most: number): number {
  return Math.ceil(Math.log2((rowsIn(bounds) * columnsIn(bounds)) / most) / 2);
}

/** As many as a request has room for: what is finer stands apart on the screen. */
export const MOST_GROUPS = 140;

/** Degrees, in steps; groups are twice as wide. */
export const groupHeight = (bounds: Bounds): number =>
  2 ** (Math.ceil(Math.log2((rowsIn(bounds) * columnsIn(bounds)) / MOST_GROUPS)) / 2) / ROWS_PER_DEGREE;
