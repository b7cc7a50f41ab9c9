import type { Position } from "~/domain/places/position";
import { nearbyFacets } from "~/domain/search/facets";
import { findPlaceOfAddress } from "~/gateways/gazetteer/find-place";

type MaybePlaced = { lat: number | null; lng: number | null };

export function isTownOf(address: string, { lat, lng }: Position): boolean {
  const town = findPlaceOfAddress(address)?.position;
  return lat === town?.lat && lng === town.lng;
}

/** A town's middle is no pin: what is only known so far is found near it, else near its organizer. */
export function pinOf(address: string, found: Position | null, organizer: MaybePlaced) {
  if (found && !isTownOf(address, found)) return { lat: found.lat, lng: found.lng };
  const town = findPlaceOfAddress(address)?.position;
  const { lat, lng } = organizer;
  const area = town ?? (lat === null || lng === null ? null : { lat, lng });
  return { lat: null, lng: null, facets: nearbyFacets(area) };
}
