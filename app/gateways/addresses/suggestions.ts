import type { Position } from "~/domain/places/position";
import { inOrdinaryLetters } from "~/domain/text/ordinary-letters";
import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import { type EdgeCache, throughEdgeCache } from "../edge-cache";
import { townOfPlace } from "../gazetteer/places";
import { suggestPlaces } from "../gazetteer/suggest-places";
import type { Kartverket } from "./kartverket";

export interface AddressSuggestion {
  displayName: string;
  /** Null where only a town was recognised. */
  postcode: string | null;
  city: string;
  position: Position;
}

export async function suggestFromKartverket(
  kartverket: Kartverket,
  typed: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  const hits = await kartverket.searchAddresses(typed, { fuzzy: true, limit });
  return hits.map(({ street, postcode, city, position }) => {
    const name = inOrdinaryLetters(city);
    return { displayName: `${street}, ${postcode} ${name}`, postcode, city: name, position };
  });
}

/** Towns for the text after the last comma; the rest stays as typed. */
export function suggestFromGazetteer(typed: string, limit: number): AddressSuggestion[] {
  const comma = typed.lastIndexOf(",");
  const street = typed.slice(0, Math.max(0, comma)).trim();
  return suggestPlaces(typed.slice(comma + 1), limit).map((place) => ({
    displayName: street ? `${street}, ${place.name}` : place.name,
    postcode: place.postcode,
    city: townOfPlace(place),
    position: place.position,
  }));
}

/** Kept for a day at the edge. */
export const cacheSuggestions = (
  cache: EdgeCache,
  typed: string,
  ask: () => Promise<AddressSuggestion[] | null>,
): Promise<AddressSuggestion[] | null> =>
  throughEdgeCache(cache, `https://address-suggestions.invalid/?q=${encodeURIComponent(typed.toLowerCase())}`, {
    ask,
    secondsOf: () => DAY_SECONDS,
  });
