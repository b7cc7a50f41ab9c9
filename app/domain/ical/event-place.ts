import { parsePoint } from "~/domain/geo/point-text";
import type { Component } from "./components";
import { readProperty, readText } from "./content-line";
import { lineOf, linesOf } from "./event-source";
import { ICAL_LIMITS } from "./limits";
import { cutText, lineOfText } from "./plain-text";

export interface EventPlace {
  location: string | null;
  geo: { lat: number; lng: number } | null;
}

/** Where an event is: LOCATION and GEO, else what Apple's calendar writes of a place that was picked on a map. */
export function readPlace(component: Component): EventPlace {
  const written = oneLine(readText(lineOf(component, "LOCATION")));
  const apple = linesOf(component, "X-APPLE-STRUCTURED-LOCATION")[0];
  const picked = apple ? readProperty(apple) : null;
  const named = (param: string) => oneLine(picked?.params[param]?.replaceAll("\\n", "\n") ?? null);
  const geoLine = lineOf(component, "GEO");
  return {
    location: written ?? named("x-title") ?? named("x-address"),
    geo: (geoLine && parseGeo(geoLine.text.slice(geoLine.text.indexOf(":") + 1))) ?? parseGeo(picked?.values[0] ?? ""),
  };
}

function oneLine(text: string | null): string | null {
  const line = text && lineOfText(text, ", ");
  return line ? cutText(line, ICAL_LIMITS.shortText) : null;
}

const PAIR = /^\s*(?:geo:)?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[;,]\s*([+-]?\d{1,3}(?:\.\d+)?)/i;

/** `59.91;10.75`, `geo:59.91,10.75` or `POINT(10.75 59.91)`. Null where it is no place; 0;0 is what programs write that know none. */
function parseGeo(text: string): EventPlace["geo"] {
  const place = parsePoint(text.slice(0, 100)) ?? parsePair(text.slice(0, 100));
  if (!place) return null;
  const { lat, lng } = place;
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  return isPlace ? { lat, lng } : null;
}

function parsePair(text: string): EventPlace["geo"] {
  const match = PAIR.exec(text);
  return match && { lat: Number(match[1]), lng: Number(match[2]) };
}
