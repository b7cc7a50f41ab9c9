import { EVERYTHING, type EventSearch } from "~/domain/search/plan";

const search = (change: Partial<EventSearch>): EventSearch => ({ ...EVERYTHING, ...change });

const around = (lat: number, lng: number, radiusKm: number) => ({ circle: { lat, lng, radiusKm } });

const OSLO = [59.91, 10.75] as const;
/** Between Røros and the Swedish border. */
const MOUNTAINS = [62.4, 11.9] as const;
/** The Norwegian Sea, 250 km from land. */
const SEA = [66.5, 4.5] as const;

/** Ordinary ones, of which no event has all. */
export const TWELVE = "gudstjeneste kirke menighet familie konsert sang barn ungdom bønn kaffe møte kveld";

/** All in one text of the seed, as are the twelve. */
const SIX_FOUND = "stille stund lys bøn kort tekst";
const TWELVE_FOUND = "halvtime med bibeltekst stillhet og bønn midt i arbeidsdagen ingen forkunnskaper påmelding";

/** By their name in the table. */
export const SEARCHES: Record<string, EventSearch> = {
  "front page, no filter": search({}),
  "Oslo, 10 km": search(around(...OSLO, 10)),
  "Oslo, 50 km": search(around(...OSLO, 50)),
  "Oslo, 200 km": search(around(...OSLO, 200)),
  "mountains, 10 km": search(around(...MOUNTAINS, 10)),
  "mountains, 50 km": search(around(...MOUNTAINS, 50)),
  "mountains, 200 km": search(around(...MOUNTAINS, 200)),
  "open sea, 200 km": search(around(...SEA, 200)),
  "text only": search({ query: "konsert" }),
  "text, two words": search({ query: "familie gudstjeneste" }),
  "text, three words": search({ query: "familie gudstjeneste barn" }),
  "text, twelve words": search({ query: TWELVE }),
  "text, twelve words + Oslo, 200 km": search({ query: TWELVE, ...around(...OSLO, 200) }),
  "text, six words that are found": search({ query: SIX_FOUND }),
  "text, six words that are found + Oslo, 200 km": search({ query: SIX_FOUND, ...around(...OSLO, 200) }),
  "text, twelve words that are found": search({ query: TWELVE_FOUND }),
  "text, twelve words that are found + Oslo, 200 km": search({ query: TWELVE_FOUND, ...around(...OSLO, 200) }),
  "text + Oslo, 200 km": search({ query: "konsert", ...around(...OSLO, 200) }),
  "text + a type": search({ query: "konsert", types: ["concert"] }),
  "text + Oslo, 50 km": search({ query: "konsert", ...around(...OSLO, 50) }),
  "type + Oslo, 50 km": search({ types: ["prayer"], ...around(...OSLO, 50) }),
  "type only": search({ types: ["youth"] }),
  "nearest first, Oslo, 50 km": search({ sort: "distance", ...around(...OSLO, 50) }),
};

export const MONTH_SEARCHES: Record<string, EventSearch> = {
  "no filter": search({}),
  "Oslo, 50 km": search(around(...OSLO, 50)),
  "Oslo, 200 km": search(around(...OSLO, 200)),
  "text only": search({ query: "gudstjeneste" }),
  "text, two words": search({ query: "familie gudstjeneste" }),
  "text + Oslo, 200 km": search({ query: "gudstjeneste", ...around(...OSLO, 200) }),
  "text, twelve words": search({ query: TWELVE }),
  "text, six words that are found": search({ query: SIX_FOUND }),
  "text, twelve words that are found": search({ query: TWELVE_FOUND }),
  "text that is nowhere": search({ query: "finnesikke" }),
};

const NORWAY = { west: 0.85, south: 54, east: 34.66, north: 73.89 };
const COUNTY = { west: 4.2, south: 59.4, east: 8.4, north: 62.2 };
const TOWN = { west: 10.217, south: 59.539, east: 11.275, north: 60.285 };
const STREETS = { west: 10.72, south: 59.9, east: 10.78, north: 59.93 };

/** As a screen shows the country, a county, a town and its centre. */
export const MAPS: Record<string, EventSearch> = {
  "the country": search({ bounds: NORWAY }),
  "the country, a type": search({ bounds: NORWAY, types: ["youth"] }),
  "the country, a common word": search({ bounds: NORWAY, query: "gudstjeneste" }),
  "the country, two words": search({ bounds: NORWAY, query: "familie gudstjeneste" }),
  "the country, twelve words": search({ bounds: NORWAY, query: TWELVE }),
  "the country, six words that are found": search({ bounds: NORWAY, query: SIX_FOUND }),
  "the country, twelve words that are found": search({ bounds: NORWAY, query: TWELVE_FOUND }),
  "the country, a rare word": search({ bounds: NORWAY, query: "kammer" }),
  "the country, no hit": search({ bounds: NORWAY, query: "stekonsertgud" }),
  "the country, a week": search({ bounds: NORWAY, end: new Date("2026-06-08T00:00:00Z") }),
  "a county": search({ bounds: COUNTY }),
  "a county, a common word": search({ bounds: COUNTY, query: "gudstjeneste" }),
  "a town": search({ bounds: TOWN }),
  "a town, a common word": search({ bounds: TOWN, query: "gudstjeneste" }),
  streets: search({ bounds: STREETS }),
  "Oslo, 50 km": search(around(...OSLO, 50)),
};
