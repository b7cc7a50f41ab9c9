import {
  type GroundFile,
  readCoast,
  type Coast,
  type Square,
  squareName,
  squarePath,
  squaresOver,
  WHOLE,
} from "~/domain/places/ground";
import type { Tile } from "~/domain/places/maps";

export interface LoadedSquare {
  square: Square;
  land: Coast[];
  towns: GroundFile["towns"];
  /** The names of finer ones; of the whole country's only. */
  finer: Set<string>;
}

const loaded = new Map<string, Promise<LoadedSquare>>();

/** Once; what could not be had is asked for again when it is next wanted. */
function load(square: Square): Promise<LoadedSquare> {
  const path = squarePath(square);
  const before = loaded.get(path);
  if (before) return before;
  const loading = fetch(path).then(async (response) => {
    const { land, towns, squares = "" } = await response.json<GroundFile>();
    return { square, land: land.map(readCoast), towns, finer: new Set(squares.split(" ")) };
  });
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

export const loadWhole = (): Promise<LoadedSquare> => load(WHOLE);

/** The finest that there is for a tile; a coarser one where it cannot be had. */
export async function loadSquare(tile: Tile): Promise<LoadedSquare> {
  const whole = await loadWhole();
  for (const square of squaresOver(tile))
    if (whole.finer.has(squareName(square))) {
      const found = await load(square).catch(() => null);
      if (found) return found;
    }
  return whole;
}
