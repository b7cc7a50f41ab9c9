import type { EventOrganizer } from "#db/queries/publishing-room";
import type { UsedPlace } from "#db/queries/used-places";
import type { Position } from "~/domain/geo/distance";
import { EVENT_DEFAULTS } from "~/schemas/form-limits";
import type { FormTexts } from "~/schemas/parse-form";

/** A place that one press fills in. */
export interface PlaceView {
  /** "Bedehuset, Kirkegata 4" */
  label: string;
  /** By the names of the form's fields. */
  texts: FormTexts;
  position: Position | null;
}

export const PLACES_OFFERED = 3;

/** Where the organizer itself is; null where it has not said. */
export function viewHome({ name, address, city, lat, lng }: EventOrganizer): PlaceView | null {
  return address === null ? null : viewPlace({ location_name: name, location_address: address, city, country: EVENT_DEFAULTS.country, lat, lng });
}

/** The places used last, the organizer's own first where there are others to choose. */
export function viewPlaces(organizer: EventOrganizer, used: readonly UsedPlace[]): PlaceView[] {
  const home = viewHome(organizer);
  const others = used.map(viewPlace).filter(({ label }) => label !== home?.label).slice(0, PLACES_OFFERED);
  return home && others.length > 0 ? [home, ...others] : others;
}

function viewPlace({ location_name, location_address, city, country, lat, lng }: UsedPlace): PlaceView {
  return {
    label: [location_name, location_address].filter(Boolean).join(", "),
    texts: { location_name: location_name ?? "", location_address, city: city ?? "", country },
    position: lat === null || lng === null ? null : { lat, lng },
  };
}
