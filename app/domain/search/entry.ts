import { PLACE_UNKNOWN } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import { eventFacets } from "./facets";
import { nameKey, searchText } from "./words";

/** The fields of an event that it can be found by. */
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
}

/** The columns of an event's row that its search entry is made from; every writer of events fills them with this. */
export function eventSearchEntry(event: SearchableEvent): { search_text: string; facets: string } {
  const place = event.location_name === PLACE_UNKNOWN ? null : event.location_name;
  const position = event.lat === null || event.lng === null ? null : { lat: event.lat, lng: event.lng };
  return {
    search_text: searchText(event.title, event.description, ...event.tags, place, event.location_address, event.city),
    facets: eventFacets(event.event_type, position),
  };
}

/** The fields of an organizer that it can be found by. */
export interface SearchableOrganizer {
  name: string;
  description: string | null;
  city: string | null;
}

/** The same for organizers, with the key that sorts their names in Norwegian order. */
export function organizerSearchEntry({ name, description, city }: SearchableOrganizer) {
  return {
    search_text: searchText(name, city, description),
    search_name: searchText(name, city),
    name_key: nameKey(name),
  };
}
