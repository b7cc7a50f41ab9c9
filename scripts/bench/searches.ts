import type { EventSearch } from "~/domain/search/plan";

const search = (change: Partial<EventSearch>): EventSearch => ({
  query: "",
  types: [],
  circle: null,
  organizerId: null,
  start: null,
  end: null,
  sort: "time",
  limit: 24,
  cursor: null,
  ...change,
});

const around = (lat: number, lng: number, radiusKm: number) => ({ circle: { lat, lng, radiusKm } });

const OSLO = [59.91, 10.75] as const;
/** Between Røros and the Swedish border. */
const MOUNTAINS = [62.4, 11.9] as const;
/** The Norwegian Sea, 250 km from land. */
const SEA = [66.5, 4.5] as const;

/** The measured kinds of search, by their name in the table. */
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
  "text + Oslo, 50 km": search({ query: "konsert", ...around(...OSLO, 50) }),
  "type + Oslo, 50 km": search({ types: ["prayer"], ...around(...OSLO, 50) }),
  "type only": search({ types: ["youth"] }),
  "nearest first, Oslo, 50 km": search({ sort: "distance", ...around(...OSLO, 50) }),
};
