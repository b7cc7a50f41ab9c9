import { distanceKm } from "~/domain/places/position";
import type { DescribedEvent } from "./describe-event";
import { type PlaceRelation, relatePlaces } from "./place-names";

const NEAR_KM = 1;

const FAR_KM = 10;

const ONE_PLOT_KM = 0.15;

/** `rooms`: two rooms of a building; `open`: unknown, within one organizer. */
export type Nearness = "same" | "plot" | "near" | "rooms" | "open";

/** Null where they are two places, or nothing says that they are one. */
export function nearnessOf(a: DescribedEvent, b: DescribedEvent): Nearness | null {
  const names: PlaceRelation = relatePlaces(a.foldedPlace, b.foldedPlace);
  const km = a.position && b.position ? distanceKm(a.position, b.position) : null;
  if (names === "different") return null;
  if (names === "same" || isOneText(a, b)) return isFar(a, b, km) ? null : "same";
  if (names === "rooms") return isOneBuilding(a, b, km) ? "rooms" : null;
  if (km !== null) return km <= ONE_PLOT_KM ? "plot" : km <= NEAR_KM ? "near" : null;
  return a.organizerId === b.organizerId ? "open" : null;
}

/** An organizer's own word for a place, whatever it says: "Lokalet", "Zoom". */
const isOneText = (a: DescribedEvent, b: DescribedEvent): boolean =>
  a.organizerId === b.organizerId && a.place !== null && a.place.trim().toLowerCase() === b.place?.trim().toLowerCase();

/** Rooms are of one building where they are near, or both name it; a bare "Storsalen" is its organizer's. */
function isOneBuilding(a: DescribedEvent, b: DescribedEvent, km: number | null): boolean {
  if (km !== null) return km <= NEAR_KM;
  const areNamed = [a, b].every(({ foldedPlace }) => foldedPlace !== null && foldedPlace.proper.size > 0);
  return (areNamed && !isFar(a, b, km)) || a.organizerId === b.organizerId;
}

function isFar(a: DescribedEvent, b: DescribedEvent, km: number | null): boolean {
  if (km !== null) return km > FAR_KM;
  return a.city !== null && b.city !== null && a.city.toLowerCase() !== b.city.toLowerCase();
}
