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

/** Great-circle distance in kilometres by the haversine formula, on a sphere of EARTH_RADIUS_KM. */
export function distanceKm(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Two decimals, about a kilometre: all that may leave a visitor's device. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}
