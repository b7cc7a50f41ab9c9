import type { Position } from "~/domain/places/position";
import type { AddressSuggestion } from "~/gateways/addresses/suggestions";
import type { Place } from "~/gateways/gazetteer/places";
import type { AutocompleteAnswer, GeocodeAnswer } from "~/schemas/public-answers/functions";

export function viewGeocode(position: Position | null): GeocodeAnswer {
  return { success: position !== null, latitude: position?.lat ?? null, longitude: position?.lng ?? null };
}

export function viewSuggestions(suggestions: AddressSuggestion[]): AutocompleteAnswer {
  return {
    suggestions: suggestions.map(({ displayName, postcode, city, position }) => ({
      display_name: displayName,
      postcode,
      city,
      latitude: position.lat,
      longitude: position.lng,
    })),
  };
}

export function viewPlaces(places: Place[]) {
  return {
    places: places.map(({ name, region, postcode, position: { lat, lng } }) => ({ name, region, postcode, lat, lng })),
  };
}
