import { PLACE_UNKNOWN } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import type { FactValues } from "~/domain/facts/facts";
import { eventFacets } from "./facets";
import { factFacets } from "./fact-facets";
import { nameKey, searchText } from "./words";

export interface SearchableEvent {
  title: string;
  description: string | null;
  tags: readonly string[];
  event_type: EventType;
  location_name: string | null;
  location_address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  facts?: FactValues | undefined;
  other_title?: string | null | undefined;
  other_description?: string | null | undefined;
  /** Where it is about, for one without a position: see nearbyFacets(). */
  facets?: string | undefined;
}

export type EventSearchColumns = ReturnType<typeof eventSearchEntry>;

/** Everything that writes events fills these columns with this. */
export function eventSearchEntry(event: SearchableEvent) {
  const place = event.location_name === PLACE_UNKNOWN ? null : event.location_name;
  const other = [event.other_title ?? null, event.other_description ?? null];
  const position = event.lat === null || event.lng === null ? null : { lat: event.lat, lng: event.lng };
  return {
    search_text: searchText(
      event.title,
      event.description,
      ...event.tags,
      place,
      event.location_address,
      event.city,
      ...other,
    ),
    facets: eventFacets(event.event_type, position, event.facets),
    fact_facets: factFacets(event.facts ?? {}),
  };
}

export interface SearchableOrganizer {
  name: string;
  description: string | null;
  city: string | null;
  facts?: FactValues | undefined;
}

export function organizerSearchEntry({ name, description, city, facts = {} }: SearchableOrganizer) {
  return {
    search_text: searchText(name, city, description),
    search_name: searchText(name, city),
    name_key: nameKey(name),
    fact_facets: factFacets(facts),
  };
}
