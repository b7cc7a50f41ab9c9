import type { Position } from "./geo/distance";

const MAP_SITE = "https://www.openstreetmap.org";
const ZOOM = 16;

/** A page of the public map: with a marker at a position, or looking for an address. */
export function mapLink(place: Position | string): string {
  if (typeof place === "string") return `${MAP_SITE}/search?${new URLSearchParams({ query: place })}`;
  const { lat, lng } = place;
  return `${MAP_SITE}/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`;
}

/** Directions to a position or an address, from wherever the reader says. */
export function directionsLink(place: Position | string): string {
  const to = typeof place === "string" ? place : `${place.lat},${place.lng}`;
  return `${MAP_SITE}/directions?${new URLSearchParams({ to })}`;
}
