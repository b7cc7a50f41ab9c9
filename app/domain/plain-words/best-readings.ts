import { distanceKm } from "~/domain/places/position";
import { areNear } from "./places-beside";
import type { KnownNames, NamedPlace, Part, PlacePart, Valued } from "./sentence";
import { keyOfWords, type Word } from "./words";

const MOST_READINGS = 3;

/** "Elverum eller 2406". */
const POSTCODE_NAME = /^\d{4} /;

const mayBeBoth = (one: PlacePart, other: PlacePart) =>
  !one.isCommon && !other.isCommon && areNear(one.place, other.place);

/** "Etne eller Geilo"; without a word between them, large towns: "Oslo, Bergen". */
function isListed(parts: readonly Part[], { isCommon, place }: PlacePart): boolean {
  const at = parts.findLastIndex(({ as }) => as === "place");
  const [before, ...behind] = parts.slice(Math.max(0, at));
  const isOr = behind.some((part) => part.as === "small" && part.joins === "or");
  const mayBeNone = (one: { isCommon?: boolean | undefined; place: NamedPlace }) =>
    one.isCommon && !(isOr && POSTCODE_NAME.test(one.place.name));
  if (before?.as !== "place" || [before, { isCommon, place }].some(mayBeNone)) return false;
  if (behind.length === 0) return Boolean(place.isLarge && before.place.isLarge);
  const isJoining = (joins: string | undefined) => joins !== undefined && (behind.length === 1 || joins !== "and");
  return behind.some((part) => part.as === "small" && isJoining(part.joins));
}

/** "Mellom Oslo og Lillehammer", "fra Oslo til Lillehammer". */
const areEnds = ([one, other]: readonly PlacePart[], words: readonly Word[]): boolean =>
  /^(?:mellom|between)$/.test(words[(one?.from ?? 0) - 1]?.key ?? "") ||
  (one?.to === other?.from && /^(?:fra|from) .* (?:til|to) /.test(keyOfWords(words.slice(one?.from, other?.to))));

/** "Sandnes eller Stavanger": both in one circle; each by itself where none is so wide. A town is more than its region. */
export function commonPlaces(parts: readonly Part[], words: readonly Word[], known: KnownNames): (NamedPlace | null)[] {
  const named = parts.filter((part) => part.as === "place");
  const places = named.map(({ place }) => place);
  const towns = places.filter(({ radiusKm }) => radiusKm === undefined);
  const [first = null, ...others] = towns.length > 0 ? towns : places;
  const end = others[0]?.position;
  if (!first || !end) return [first];
  const kmFrom = ({ position }: NamedPlace) =>
    Math.max(...[first, ...others].map((one) => distanceKm(position, one.position)));
  if (kmFrom(first) <= WITHIN_KM) return [first];
  const isWay = areEnds(named, words);
  if (!isWay && kmFrom(first) > MOST_APART_KM) return [first, ...others];
  const { lat, lng } = first.position;
  const middle = (towns.length > 0 && known.nearest({ lat: (lat + end.lat) / 2, lng: (lng + end.lng) / 2 })) || first;
  const radiusKm = OFFERED_KM.find((km) => km >= kmFrom(middle) + (isWay ? 0 : WITHIN_KM));
  return radiusKm ? [{ ...middle, radiusKm }] : [first, ...others];
}

const WITHIN_KM = 25;
const MOST_APART_KM = 75;
/** Of the search's circles. */
const OFFERED_KM = [50, 100, 200];

/** The best ways to lay parts side by side over all words. */
export function bestReadings(valued: readonly Valued[], length: number): Part[][] {
  const best: { worth: number; parts: Part[] }[][] = Array.from({ length: length + 1 }, () => []);
  best[0] = [{ worth: 0, parts: [] }];
  for (let at = 0; at < length; at++) {
    const inOrder = (best[at] ?? []).sort((a, b) => b.worth - a.worth);
    const hasPlace = (way: (typeof inOrder)[number]) => way.parts.some(({ as }) => as === "place");
    // The place of the sentence may still come.
    const ways = [
      ...inOrder.filter(hasPlace).slice(0, MOST_READINGS),
      ...inOrder.filter((way) => !hasPlace(way)).slice(0, MOST_READINGS),
    ];
    for (const { part, worth } of valued) {
      if (part.from !== at) continue;
      for (const way of ways) {
        const isOther = (other: Part) => part.as === "place" && other.as === "place" && !mayBeBoth(other, part);
        if (part.as === "place" && way.parts.some(isOther) && !isListed(way.parts, part)) continue;
        best[part.to]?.push({ worth: way.worth + worth, parts: [...way.parts, part] });
      }
    }
  }
  return (best[length] ?? [])
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_READINGS)
    .map(({ parts }) => parts);
}
