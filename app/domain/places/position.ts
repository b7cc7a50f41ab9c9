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

/** Kilometres (haversine, sphere of EARTH_RADIUS_KM). */
export function distanceKm(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** To about a kilometre: nothing finer leaves a visitor's device. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}

/** A street further from the address's town is in another town. */
const FARTHEST_FROM_TOWN_KM = 60;

/** Closer hits are one place: houses of a street, parts of a churchyard. */
const ONE_PLACE_KM = 2;

/** The first hit near the address's town; without a town, the first where all are one place; else null. */
export function pickPosition(hits: readonly Position[], town: Position | null): Position | null {
  if (town) return hits.find((hit) => distanceKm(hit, town) <= FARTHEST_FROM_TOWN_KM) ?? null;
  const [first, ...others] = hits;
  return first && others.every((hit) => distanceKm(hit, first) <= ONE_PLACE_KM) ? first : null;
}
