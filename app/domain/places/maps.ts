import { MAP_AREA, type Position } from "./position";

const MAP_SITE = "https://www.openstreetmap.org";
const ZOOM = 16;

/** For directions; the public web map where the device's own is unknown. */
type MapApp = "geo" | "apple" | "google" | "openstreetmap";

export function mapLink(place: Position | string): string {
  if (typeof place === "string") return `${MAP_SITE}/search?${new URLSearchParams({ query: place })}`;
  const { lat, lng } = place;
  return `${MAP_SITE}/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`;
}

/** Android opens the app that its owner has chosen. */
export function mapAppOf(userAgent: string): MapApp {
  if (/Android/i.test(userAgent)) return "geo";
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent)) return "apple";
  return /Windows|CrOS/i.test(userAgent) ? "google" : "openstreetmap";
}

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

/** RFC 5870 with Android's `q`, a pin with a label in brackets; the app looks up addresses. */
function geoLink(place: Position | string, name: string): string {
  if (typeof place === "string") return `geo:0,0?q=${encodeURIComponent(place)}`;
  const at = `${place.lat},${place.lng}`;
  return `geo:${at}?q=${at}(${encodeURIComponent(name.replace(/[()]/g, " "))})`;
}

/** Web Mercator: 2^z columns from west to east, 2^z rows from north to south. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 18;

export const isTile = ({ z, x, y }: Tile) => z <= MAX_ZOOM && x < 2 ** z && y < 2 ** z;

/** Closer in, only MAP_AREA is served. */
const WORLD_ZOOM = 6;

export function isServed({ z, x, y }: Tile): boolean {
  if (z <= WORLD_ZOOM) return true;
  const size = 2 ** z;
  const columnOf = (lng: number) => Math.floor(((lng + 180) / 360) * size);
  const rowOf = (lat: number) => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size);
  return (
    x >= columnOf(MAP_AREA.west) &&
    x <= columnOf(MAP_AREA.east) &&
    y >= rowOf(MAP_AREA.north) &&
    y <= rowOf(MAP_AREA.south)
  );
}

export function tileUrl(pattern: string, tile: Tile): string {
  return pattern.replace(/\{([zxy])\}/g, (_, axis: keyof Tile) => String(tile[axis]));
}

export interface Attribution {
  text: string;
  href: string;
}

/** Land and sea under the tiles. */
export const GROUND_ATTRIBUTION: Attribution = {
  text: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};

export function tileAttribution(pattern: string): Attribution {
  const { hostname, origin } = new URL(pattern);
  if (isUnder(hostname, "kartverket.no")) return { text: "© Kartverket", href: "https://www.kartverket.no/" };
  if (isUnder(hostname, "openstreetmap.org")) {
    return GROUND_ATTRIBUTION;
  }
  return { text: `© ${hostname}`, href: origin };
}

const isUnder = (hostname: string, domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
