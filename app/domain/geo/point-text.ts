import type { Position } from "./distance";

const POINT = /^\s*POINT\s*\(\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*\)\s*$/i;

/** Reads 'POINT(lng lat)'; null when the text is anything else or lies outside the globe. */
export function parsePointText(text: string): Position | null {
  const match = POINT.exec(text);
  if (!match) return null;
  const lng = Number(match[1]);
  const lat = Number(match[2]);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Writes 'POINT(lng lat)'. */
export function formatPointText({ lat, lng }: Position): string {
  return `POINT(${lng} ${lat})`;
}
