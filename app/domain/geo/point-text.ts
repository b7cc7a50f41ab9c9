import type { Position } from "./distance";

const POINT = /^\s*POINT\s*\(\s*(-?\d{1,3}(?:\.\d{1,20})?)\s+(-?\d{1,3}(?:\.\d{1,20})?)\s*\)\s*$/i;

/** Reads `POINT(10.75 59.91)`, longitude first, in degrees; null for any other text and for what lies outside the globe. */
export function parsePoint(text: string): Position | null {
  const match = POINT.exec(text);
  if (!match) return null;
  const [lng, lat] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Fields of which `lat` or `lng` holds a whole point as a text, with both numbers in their places. */
export function withPoint<Value>(fields: Record<string, Value>): Record<string, Value | string> {
  const point = [fields.lat, fields.lng].map((value) => (typeof value === "string" ? parsePoint(value) : null)).find((found) => found !== null);
  return point ? { ...fields, lat: String(point.lat), lng: String(point.lng) } : fields;
}
