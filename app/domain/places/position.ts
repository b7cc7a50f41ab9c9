export interface Position {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

export interface Circle extends Position {
  radiusKm: number;
}

export const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine, sphere of EARTH_RADIUS_KM). */
export function distanceKm(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Rounds to two decimals, about a kilometre: no finer position leaves a visitor's device. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}

/** A street farther than this from the address's town is in another town. */
const FARTHEST_FROM_TOWN_KM = 60;

/** Hits closer together than this are one place: houses of a street, parts of a churchyard. */
const ONE_PLACE_KM = 2;

/**
 * Returns the hit that an address means, from hits in order of quality: the first one near its town; without a known
 * town, the first where all hits are one place. Null where it would be a guess.
 */
export function pickPosition(hits: readonly Position[], town: Position | null): Position | null {
  if (town) return hits.find((hit) => distanceKm(hit, town) <= FARTHEST_FROM_TOWN_KM) ?? null;
  const [first, ...others] = hits;
  return first && others.every((hit) => distanceKm(hit, first) <= ONE_PLACE_KM) ? first : null;
}
