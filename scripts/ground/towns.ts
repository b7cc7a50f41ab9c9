import { pixelsAt } from "~/domain/places/ground";
import { distanceKm, type Position } from "~/domain/places/position";

interface Place extends Position {
  name: string;
}

export interface NamedTown extends Position {
  name: string;
  /** From which there is room for its name. */
  zoom: number;
}

const ZOOMS = { first: 4, last: 14 };

/** Pixels between two towns, so that the names beside them have room. */
const APART = { x: 96, y: 44 };

/** Places of one name that lie so near each other are one. */
const SAME_PLACE_KM = 15;

/** Of places, the largest first; those that lie upon each other at every zoom are left out. */
export function placeTowns(places: readonly Place[]): NamedTown[] {
  const towns: NamedTown[] = [];
  for (const { name, lat, lng } of places) {
    if (towns.some((town) => town.name === name && distanceKm(town, { lat, lng }) < SAME_PLACE_KM)) continue;
    const zoom = roomFrom({ lat, lng }, towns);
    if (zoom !== null) towns.push({ name, lat, lng, zoom });
  }
  return towns;
}

function roomFrom(position: Position, towns: readonly NamedTown[]): number | null {
  for (let zoom = ZOOMS.first; zoom <= ZOOMS.last; zoom++) {
    const [x, y] = pixelsAt(position, zoom);
    const isTaken = towns.some((town) => {
      if (town.zoom > zoom) return false;
      const [right, down] = pixelsAt(town, zoom);
      return Math.abs(right - x) < APART.x && Math.abs(down - y) < APART.y;
    });
    if (!isTaken) return zoom;
  }
  return null;
}
