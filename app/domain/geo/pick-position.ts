import { distanceKm, type Position } from "./distance";

/** A street of the right name farther than this from the address's town is in another town. */
const FARTHEST_FROM_TOWN_KM = 60;

/** Hits closer together than this are one place: houses of a street, parts of a churchyard. */
const ONE_PLACE_KM = 2;

/**
 * Which of a search's hits an address means, best hits first: the first one near its town; without a known town, the
 * first one where all hits are one place. Null where that would be a guess.
 */
export function pickPosition(hits: readonly Position[], town: Position | null): Position | null {
  if (town) return hits.find((hit) => distanceKm(hit, town) <= FARTHEST_FROM_TOWN_KM) ?? null;
  const [first, ...others] = hits;
  return first && others.every((hit) => distanceKm(hit, first) <= ONE_PLACE_KM) ? first : null;
}
