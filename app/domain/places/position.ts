import type { NonEmpty } from "~/domain/lists";

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

/** Degrees of latitude, some 150 m: what is found nearer together is told as being in one place. */
const SPOT = 0.0014;

export const isSpot = ({ west, south, east, north }: Bounds): boolean =>
  north - south <= SPOT && east - west <= 2 * SPOT;

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

/** Degrees; `lngs` has two spans where the box crosses the date line. */
interface Box {
  south: number;
  north: number;
  lngs: NonEmpty<[west: number, east: number]>;
}

/** Keeps points on the circle's edge inside in spite of rounding. */
const SLACK_KM = 0.01;

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** All longitudes where the circle contains a pole. */
export function boundingBox({ lat, lng, radiusKm }: Circle): Box {
  const angle = (radiusKm + SLACK_KM) / EARTH_RADIUS_KM;
  const south = lat - degrees(angle);
  const north = lat + degrees(angle);
  if (south <= -90 || north >= 90) return { south, north, lngs: [[-180, 180]] };
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos((lat * Math.PI) / 180))));
  return { south, north, lngs: spans(lng - reach, lng + reach) };
}

export function boundsAround(circle: Circle): Bounds {
  const { south, north, lngs } = boundingBox(circle);
  const [[west, east], other] = lngs;
  if (other) return { west: -180, south, east: 180, north };
  return { west, south, east, north };
}

function spans(west: number, east: number): Box["lngs"] {
  if (west < -180)
    return [
      [west + 360, 180],
      [-180, east],
    ];
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ];
  return [[west, east]];
}

const POINT = /^\s*POINT\s*\(\s*(-?\d{1,3}(?:\.\d{1,20})?)\s+(-?\d{1,3}(?:\.\d{1,20})?)\s*\)\s*$/i;

/** Parses `POINT(10.75 59.91)`, longitude first, in degrees; null outside the globe. */
export function parsePoint(text: string): Position | null {
  const match = POINT.exec(text);
  if (!match) return null;
  const [lng, lat] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

export function withPoint<Value>(fields: Record<string, Value>): Record<string, Value | string> {
  const point = [fields.lat, fields.lng]
    .map((value) => (typeof value === "string" ? parsePoint(value) : null))
    .find((found) => found !== null);
  return point ? { ...fields, lat: String(point.lat), lng: String(point.lng) } : fields;
}

/** Norway with Svalbard, Jan Mayen and its neighbours' edges: what maps show close up. */
export const MAP_AREA: Bounds = { west: -12, south: 54, east: 36, north: 81.5 };

export const MAINLAND: Bounds = { west: 4.2, south: 57.8, east: 31.3, north: 71.3 };
