import type { UsedPlace } from "#db/queries/places/places";
import type { EventOrganizer } from "#db/queries/publishing/publishing";
import type { Position } from "~/domain/places/position";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";

export interface PlaceView {
  /** "Bedehuset, Kirkegata 4" */
  label: string;
  /** By form field. */
  texts: FormTexts;
  position: Position | null;
}

export const PLACES_OFFERED = 3;

export function viewOwnPlace({ name, address, city, lat, lng }: EventOrganizer): PlaceView | null {
  return address === null
    ? null
    : viewPlace({ location_name: name, location_address: address, city, country: EVENT_DEFAULTS.country, lat, lng });
}

/** The organizer's own first; none where there is nothing to choose. */
export function viewOfferedPlaces(organizer: EventOrganizer, used: readonly UsedPlace[]): PlaceView[] {
  const home = viewOwnPlace(organizer);
  const others = used
    .map(viewPlace)
    .filter(({ label }) => label !== home?.label)
    .slice(0, PLACES_OFFERED);
  return home && others.length > 0 ? [home, ...others] : others;
}

function viewPlace({ location_name, location_address, city, country, lat, lng }: UsedPlace): PlaceView {
  return {
    label: [location_name, location_address].filter(Boolean).join(", "),
    texts: { location_name: location_name ?? "", location_address, city: city ?? "", country },
    position: lat === null || lng === null ? null : { lat, lng },
  };
}
