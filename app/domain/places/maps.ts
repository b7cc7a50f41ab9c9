import type { Position } from "./position";

const MAP_SITE = "https://www.openstreetmap.org";
const ZOOM = 16;

/** Whose map shows the way: the one a device has, or the public one where that is not known. */
type MapApp = "geo" | "apple" | "google" | "openstreetmap";

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

/** A square of the world map in Web Mercator: 2^z columns from west to east, 2^z rows from north to south. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 18;

/** Whether the world has such a square, at a zoom that we serve. */
export const isTile = ({ z, x, y }: Tile) => z <= MAX_ZOOM && x < 2 ** z && y < 2 ** z;

/** All of the world is served in so few squares; farther in, only what churches of Norway can lie in. */
const WORLD_ZOOM = 6;

/** Norway with Svalbard and Jan Mayen and a piece of every neighbour, in degrees. */
const AREA = { north: 81.5, south: 54, west: -12, east: 36 };

/** Whether a tile is worth fetching: its whole world far out, our part of it farther in. */
export function isServed({ z, x, y }: Tile): boolean {
  if (z <= WORLD_ZOOM) return true;
  const size = 2 ** z;
  const columnOf = (lng: number) => Math.floor(((lng + 180) / 360) * size);
  const rowOf = (lat: number) => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size);
  return x >= columnOf(AREA.west) && x <= columnOf(AREA.east) && y >= rowOf(AREA.north) && y <= rowOf(AREA.south);
}

/** A tile's address at its provider, from a pattern with {z}, {x} and {y} in any order. */
export function tileUrl(pattern: string, tile: Tile): string {
  return pattern.replace(/\{([zxy])\}/g, (_, axis: keyof Tile) => String(tile[axis]));
}

export interface Attribution {
  text: string;
  href: string;
}

/** Whose map it is, as its provider wants to be named, from the address the tiles come from. */
export function tileAttribution(pattern: string): Attribution {
  const { hostname, origin } = new URL(pattern);
  if (isUnder(hostname, "kartverket.no")) return { text: "© Kartverket", href: "https://www.kartverket.no/" };
  if (isUnder(hostname, "openstreetmap.org")) {
    return { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" };
  }
  return { text: `© ${hostname}`, href: origin };
}

const isUnder = (hostname: string, domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
