import { distanceKm } from "~/domain/places/position";
import type { NamedPlace, Part, PlacePart, Valued } from "./parts";

const MOST_READINGS = 3;

/** Of places, those that one circle may hold. */
const NEAR_KM = 60;

const areNear = (one: PlacePart, other: PlacePart) =>
  !one.isCommon && !other.isCommon && distanceKm(one.place.position, other.place.position) <= NEAR_KM;

/** "Sandnes eller Stavanger": both in one circle. A town is more than the region around it. */
export function commonPlace(places: readonly NamedPlace[]): NamedPlace | null {
  const towns = places.filter(({ radiusKm }) => radiusKm === undefined);
  const [first, ...others] = towns.length > 0 ? towns : places;
  if (!first) return null;
  const apart = Math.max(0, ...others.map(({ position }) => distanceKm(first.position, position)));
  const radiusKm = OFFERED_KM.find((km) => km >= apart + WITHIN_KM);
  return apart > WITHIN_KM && radiusKm ? { ...first, radiusKm } : first;
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
        if (part.as === "place" && !way.parts.every((other) => other.as !== "place" || areNear(other, part))) continue;
        best[part.to]?.push({ worth: way.worth + worth, parts: [...way.parts, part] });
      }
    }
  }
  return (best[length] ?? [])
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_READINGS)
    .map(({ parts }) => parts);
}
