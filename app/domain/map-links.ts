import type { Position } from "./geo/distance";

const MAP_SITE = "https://www.openstreetmap.org";
const ZOOM = 16;

/** Whose map shows the way: the one a device has, or the public one where that is not known. */
export type MapApp = "geo" | "apple" | "google" | "openstreetmap";

/** A page of the public map: with a marker at a position, or looking for an address. */
export function mapLink(place: Position | string): string {
  if (typeof place === "string") return `${MAP_SITE}/search?${new URLSearchParams({ query: place })}`;
  const { lat, lng } = place;
  return `${MAP_SITE}/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`;
}

/** The map of a device, by what its browser calls itself: Android opens whichever map its owner has chosen. */
export function mapAppOf(userAgent: string): MapApp {
  if (/Android/i.test(userAgent)) return "geo";
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent)) return "apple";
  return /Windows|CrOS/i.test(userAgent) ? "google" : "openstreetmap";
}

/** Directions to a position or an address, from wherever the reader is or says. `name` is what the pin is called. */
export function directionsLink(place: Position | string, name: string, app: MapApp): string {
  const to = typeof place === "string" ? place : `${place.lat},${place.lng}`;
  switch (app) {
    case "geo":
      return geoLink(place, name);
    case "apple":
      return `https://maps.apple.com/?${new URLSearchParams({ daddr: to })}`;
    case "google":
      return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: to })}`;
    case "openstreetmap":
      return `${MAP_SITE}/directions?${new URLSearchParams({ to })}`;
  }
}

/** RFC 5870 with Android's `q`, which sets a pin with a name in brackets; an address is looked up by the map. */
function geoLink(place: Position | string, name: string): string {
  if (typeof place === "string") return `geo:0,0?q=${encodeURIComponent(place)}`;
  const at = `${place.lat},${place.lng}`;
  return `geo:${at}?q=${at}(${encodeURIComponent(name.replace(/[()]/g, " "))})`;
}
