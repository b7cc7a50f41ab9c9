import type { Bounds } from "./bounds";
import { type Circle, EARTH_RADIUS_KM, type Position } from "./position";

/** Degrees; `lngs` has two spans where the box crosses the date line. */
interface Box {
  south: number;
  north: number;
  lngs: [west: number, east: number][];
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
  const [west, east] = lngs.length === 1 ? lngs[0]! : [-180, 180];
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
