import { distanceKm, type Position } from "~/domain/geo/distance";
import { type Place, PLACES } from "./places";

/** Farther from every place than this, a position is abroad or at sea. */
const FARTHEST_KM = 60;

/** The place nearest to a position, of several there the one with the most people; null where none is near. */
export function findNearestPlace(position: Position): Place | null {
  let nearest: Place | null = null;
  let shortest = FARTHEST_KM;
  for (const place of PLACES) {
    const distance = distanceKm(position, place.position);
    if (distance >= shortest) continue;
    nearest = place;
    shortest = distance;
  }
  return nearest;
}
