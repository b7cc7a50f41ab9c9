import type { Position } from "./position";

/** Degrees; does not cross the date line. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function sharedBounds(one: Bounds, other: Bounds): Bounds | null {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return shared.west < shared.east && shared.south < shared.north ? shared : null;
}

export const isWithin = ({ lat, lng }: Position, { west, south, east, north }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Degrees of latitude: more than 200 km. */
const WIDE = 2;

export const isWide = ({ south, north }: Bounds): boolean => north - south >= WIDE;

/** About 100 m. */
const DECIMALS = 3;

/** Outwards, so that nothing shown is left out. */
export function roundBounds({ west, south, east, north }: Bounds): Bounds {
  const scale = 10 ** DECIMALS;
  return {
    west: Math.floor(west * scale) / scale,
    south: Math.floor(south * scale) / scale,
    east: Math.ceil(east * scale) / scale,
    north: Math.ceil(north * scale) / scale,
  };
}

export function formatBounds(bounds: Bounds): string {
  const { west, south, east, north } = roundBounds(bounds);
  return [west, south, east, north].join(",");
}

/** Parses `west,south,east,north` in degrees; null where it is no rectangle on the globe. */
export function parseBounds(text: string): Bounds | null {
  const numbers = text.split(",");
  if (numbers.length !== 4 || !numbers.every((number) => /^-?\d{1,3}(\.\d{1,6})?$/.test(number))) return null;
  const [west, south, east, north] = numbers.map(Number) as [number, number, number, number];
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : null;
}
