import { fingerprint } from "~/domain/text/fingerprint";

interface EventPlace {
  location_name: string | null;
  organizer_city: string | null;
}

/** The `location_name` of imported events without a place. */
export const PLACE_UNKNOWN = "Location TBD";

/** Returns the place's own name; null where it is unknown. */
export function placeName({ location_name }: Pick<EventPlace, "location_name">): string | null {
  const name = location_name?.trim();
  return name && name !== PLACE_UNKNOWN ? name : null;
}

/** Returns the place to show: its name unless it is the placeholder, then the organizer's city, else null. */
export function placeLabel(place: EventPlace): string | null {
  return placeName(place) ?? place.organizer_city ?? null;
}

/** Returns the place with its town, unless the name contains it: "Lillehavn kirke, Bodø". */
export function placeWithTown(place: EventPlace & { city: string | null }): string | null {
  const name = placeName(place);
  const town = place.city?.trim();
  if (!name) return town || placeLabel(place);
  return town && !name.toLowerCase().includes(town.toLowerCase()) ? `${name}, ${town}` : name;
}

/** Returns the place to show beside its organizer's name: only the town where both have the same name. */
export function placeBesideOrganizer(
  place: EventPlace & { city: string | null; organizer_name: string | null },
): string | null {
  const isTheirs = placeName(place) === place.organizer_name?.trim();
  return (isTheirs && (place.city?.trim() || place.organizer_city)) || placeWithTown(place);
}

interface EventImages {
  image_url: string | null;
  organizer_cover_image_url: string | null;
}

/**
 * Returns the address of the image to show: the event's own, else its organizer's cover. An imported event has one of
 * its own only where it was set here.
 */
export const eventImageOf = ({ image_url, organizer_cover_image_url }: EventImages): string | null =>
  image_url ?? organizer_cover_image_url;

/** How many compositions a generated cover of one type has. */
export const COVER_VARIANTS = 16;

/** How many motifs they have, in turn: the others are the same at another time of day. */
export const COVER_MOTIFS = 4;

/** Returns which composition replaces an event's missing image; always the same for an id. */
export function coverVariant(id: string): number {
  return fingerprint(id) % COVER_VARIANTS;
}

/** The texts that are shared for an event. */
interface SharedEvent {
  title: string;
  /** "20. november 2026 kl. 18:00" */
  date: string;
  place: string | null;
  organizer: string | null;
}

/** Returns title, date, place and organizer, one per line; unknown ones are left out. */
export function shareText({ title, date, place, organizer }: SharedEvent): string {
  return [title, date, place, organizer].filter(Boolean).join("\n");
}
