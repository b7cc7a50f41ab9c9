import { distanceKm, type Position } from "~/domain/places/position";
import { findPostcode, type KnownPlace, OTHER_NAMES, type Place, placeKey, PLACES, PLACES_BY_KEY } from "./places";
import { findRegion } from "./regions";
import { suggestPlaces } from "./suggest-places";

const SHORTEST_BEGINNING = 3;
const MOST_WORDS = 4;

const FILLERS = new Set(["norge", "noreg", "norway", "kommune", "sentrum"]);

/** A town, a postcode, an address, a region, or the beginning of a town's name. */
export function findPlace(text: string): Place | null {
  const [town, region] = [findPlaceOfAddress(text), findRegion(text)];
  const isWritten = (one: Place | null) => one?.name.toLowerCase() === text.trim().toLowerCase();
  // "Lund i Kristiansand" is not Kristiansand, nor "Røa" Roa.
  const place = isWritten(region) && !isWritten(town) ? region : (town ?? region);
  if (place || placeKey(text).length < SHORTEST_BEGINNING) return place;
  return suggestPlaces(text, 1)[0] ?? null;
}

export function findPlaceOfAddress(address: string): Place | null {
  const parts = address.split(/[,;()\n]/);
  for (const part of parts.toReversed()) {
    const code = postcodeIn(part);
    const place = code && findPostcode(code);
    if (place) return place;
  }
  return findByName(parts.map(meaningful).filter((part) => part !== ""));
}

/** It stands alone or before a town's name; other four digits are a house number or a year. */
function postcodeIn(part: string): string | null {
  return (
    /(?:^|\s)(?:no?[- ]?)?(\d{4})(?=\s+\p{L})/iu.exec(part)?.[1] ??
    /^\s*(?:no?[- ]?)?(\d{4})\s*$/i.exec(part)?.[1] ??
    null
  );
}

const meaningful = (part: string) =>
  placeKey(part)
    .split(" ")
    .filter((word) => !FILLERS.has(word))
    .join(" ");

function findByName(parts: string[]): Place | null {
  for (const [index, part] of parts.entries()) {
    const namesake = placesCalled(part).find((place) => placeKey(place.municipality) === parts[index + 1]);
    if (namesake) return asPlace(namesake);
  }
  for (const part of parts.toReversed()) {
    const [place] = endingsOf(part).flatMap(placesCalled);
    if (place) return asPlace(place);
  }
  return null;
}

/** "kirkegata 4 mo i rana", then its last four words, three, two, one. */
function endingsOf(part: string): string[] {
  const words = part.split(" ");
  const counts = [
    words.length,
    ...Array.from({ length: MOST_WORDS }, (_, i) => MOST_WORDS - i).filter((n) => n < words.length),
  ];
  return counts.map((count) => words.slice(-count).join(" "));
}

const placesCalled = (key: string): KnownPlace[] => PLACES_BY_KEY.get(OTHER_NAMES[key] ?? key) ?? [];

const asPlace = ({ name, region, position, postcode }: KnownPlace): Place => ({ name, region, position, postcode });

/** Further from every place is abroad or at sea. */
const FARTHEST_KM = 60;

export function findNearestPlace(position: Position): Place | null {
  let nearest: Place | null = null;
  let shortest = FARTHEST_KM;
  for (const place of PLACES) {
    const distance = distanceKm(position, place.position);
    if (distance >= shortest) continue;
    nearest = place;
    shortest = distance;
  }
  return nearest;
}
