import { TOWNS_OF_HOUSES } from "~/domain/plain-words/names-of-houses";
import { type SentenceReading, readings } from "~/domain/plain-words/read";
import type { KnownNames, NamedPlace } from "~/domain/plain-words/sentence";
import { wordKey } from "~/domain/plain-words/words";
import { type AskedSearch, searchOf } from "~/domain/search/asked";
import { isOfFamily } from "~/domain/search/families";
import { isKind, isNamedKind, kindMeant } from "~/domain/search/kinds";
import { isOneSlip } from "~/domain/text/one-slip";
import { dayNumber, dayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { findNearestPlace } from "~/gateways/gazetteer/find-place";
import { findPostcode, OTHER_NAMES, type Place, PLACES, PLACES_BY_KEY } from "~/gateways/gazetteer/places";
import { REGIONS_BY_KEY } from "~/gateways/gazetteer/regions";

const LARGEST = PLACES.slice(0, 400);
const LARGE = new Set(LARGEST.map(({ name }) => name));

const placeNamed = (place: Pick<Place, "name" | "position"> | null | undefined): NamedPlace | null =>
  place ? { name: place.name, position: place.position, isLarge: LARGE.has(place.name) } : null;

/** Of smaller towns short names are too many for one wrong letter. */
const LONG_NAME = 8;
const TOWNS_MEANT = [...PLACES, ...Object.keys(OTHER_NAMES).map((key) => ({ key, name: key }))].filter(
  ({ key }, nth) => key.length >= (nth < LARGEST.length ? 5 : LONG_NAME) && !key.includes(" "),
);

const bearersOf = (key: string) => PLACES_BY_KEY.get(OTHER_NAMES[key] ?? key) ?? [];
/** By "Sande", "Sande i Vestfold". */
const BEARERS_IN = new Map(
  groupsOf(
    PLACES.filter(({ key }) => !(key in OTHER_NAMES)),
    ({ key }) => key.split(" i ", 1)[0] ?? key,
  ),
);
const REGIONS_IN = new Map(
  groupsOf([...REGIONS_BY_KEY.values()], ({ name }) => wordKey(name).split(" i ", 1)[0] ?? name),
);
const firstOf = (key: string) => bearersOf(key)[0];

/** By its name alone, it is meant before a town of that name. */
const MORE_THAN_NAME = / (?:i|fylke)\b/;

const KNOWN: KnownNames = {
  place: (key, written = key) => {
    if (/^\d{4}(?: |$)/.test(key)) {
      const place = findPostcode(key.slice(0, 4));
      return key.length === 4 || key === wordKey(place?.name ?? "") ? placeNamed(place) : null;
    }
    const [town, region] = [placeNamed(firstOf(key)), REGIONS_BY_KEY.get(key) ?? null];
    // "Røa" is not Roa; and "Frogner" is rather the part of Oslo than the village.
    const isMeant = region && (region.name.toLowerCase() === written.toLowerCase() || MORE_THAN_NAME.test(region.name));
    return isMeant ? region : (town ?? region);
  },
  places: (key) =>
    [...bearersOf(key), ...(BEARERS_IN.get(key) ?? [])]
      .map(placeNamed)
      .concat(REGIONS_BY_KEY.get(key) ?? null, REGIONS_IN.get(key) ?? [])
      .filter((place) => place !== null),
  meant: (key) => {
    if (isNamedKind(key)) return null;
    return (isOfFamily(key) ? null : TOWNS_MEANT.find((town) => isOneSlip(key, town.key))?.name) ?? kindMeant(key);
  },
  isKind,
  isNamedKind,
  nearest: (position) => placeNamed(findNearestPlace(position)),
  townOfHouse: (key) => placeNamed(PLACES_BY_KEY.get(TOWNS_OF_HOUSES[key] ?? "")?.[0]),
};

/** What a sentence may mean, the likeliest first. */
export const read = (sentence: string, now: Date): SentenceReading[] =>
  readings(sentence, dayNumber(dayOf(now)), KNOWN);

/** A search whose sentence is to be read (`ask`), as its likeliest reading says it; the search itself where there is none. */
export function readAsk<Search extends AskedSearch & { ask?: string | undefined }>(search: Search, now: Date): Search {
  const [likeliest] = search.ask ? read(search.ask, now) : [];
  if (!likeliest) return search;
  const asked = searchOf(search, likeliest);
  return { ...asked, q: [search.q, asked.q].filter((words) => words !== "").join(" ") };
}
