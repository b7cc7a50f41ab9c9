import { distanceKm } from "~/domain/places/position";
import { areNear } from "./places-beside";
import type { NamedPlace, Part, PlacePart, Valued } from "./sentence";

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

/** "Sandnes eller Stavanger": both in one circle; each by itself where none is so wide. A town is more than the region around it. */
export function commonPlaces(places: readonly NamedPlace[]): (NamedPlace | null)[] {
  const towns = places.filter(({ radiusKm }) => radiusKm === undefined);
  const [first, ...others] = towns.length > 0 ? towns : places;
  if (!first) return [null];
  const apart = Math.max(0, ...others.map(({ position }) => distanceKm(first.position, position)));
  if (apart <= WITHIN_KM) return [first];
  const radiusKm = OFFERED_KM.find((km) => km >= apart + WITHIN_KM);
  return radiusKm ? [{ ...first, radiusKm }] : [first, ...others];
}

const WITHIN_KM = 25;
/** Of the search's circles. */
const OFFERED_KM = [50, 100];

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
