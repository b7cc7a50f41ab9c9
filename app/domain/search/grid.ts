import type { Bounds } from "~/domain/places/position";
import {
  type Cell,
  CELL_LEVELS,
  cellAt,
  type CellCover,
  cellNumber,
  quartersOf,
  ROWS_PER_DEGREE,
  sidesOf,
} from "./facets";

const TOP = CELL_LEVELS - 1;

/** Cells on the edge of a rectangle's longer side. */
const CELLS_ALONG = 16;

/** Degrees: a position on a line may be counted in either cell. */
const SLACK = 1e-9;

const rowsIn = ({ south, north }: Bounds) => (north - south) * ROWS_PER_DEGREE;
const columnsIn = ({ west, east }: Bounds) => ((east - west) * ROWS_PER_DEGREE) / 2;

export function coverBounds(bounds: Bounds, levelsCoarser = 0): CellCover {
  const cover: CellCover = { inside: [], edge: [] };
  const longest = Math.max(rowsIn(bounds), columnsIn(bounds));
  const fine = Math.max(0, Math.floor(Math.log2(longest / CELLS_ALONG)));
  const edgeLevel = Math.min(TOP, fine + levelsCoarser);
  for (const cell of cellsMeeting(bounds, TOP)) addCell(cell, bounds, edgeLevel, cover);
  return cover;
}

function addCell(cell: Cell, bounds: Bounds, edgeLevel: number, cover: CellCover): void {
  const { west, south, east, north } = sidesOf(cell);
  const isOutside =
    west > bounds.east + SLACK ||
    east < bounds.west - SLACK ||
    south > bounds.north + SLACK ||
    north < bounds.south - SLACK;
  if (isOutside) return;
  const isInside =
    west >= bounds.west + SLACK &&
    east <= bounds.east - SLACK &&
    south >= bounds.south + SLACK &&
    north <= bounds.north - SLACK;
  if (isInside) cover.inside.push(cellNumber(cell));
  else if (cell.level <= edgeLevel) cover.edge.push(cellNumber(cell));
  else for (const quarter of quartersOf(cell)) addCell(quarter, bounds, edgeLevel, cover);
}

function cellsMeeting({ west, south, east, north }: Bounds, level: number): Cell[] {
  const first = cellAt({ lat: south - SLACK, lng: west - SLACK }, level);
  const last = cellAt({ lat: north + SLACK, lng: east + SLACK }, level);
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

const meets = (one: Bounds, other: Bounds) =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

/** The lowest with at most `most` cells; below 0, the index has no cells so small. */
function levelFor(bounds: Bounds, most: number): number {
  return Math.ceil(Math.log2((rowsIn(bounds) * columnsIn(bounds)) / most) / 2);
}

/** As many as a request has room for: what is finer stands apart on the screen. */
export const MOST_GROUPS = 140;

/** Degrees, in steps; groups are twice as wide. */
export const groupHeight = (bounds: Bounds): number =>
  2 ** (Math.ceil(Math.log2((rowsIn(bounds) * columnsIn(bounds)) / MOST_GROUPS)) / 2) / ROWS_PER_DEGREE;
