import { fingerprint } from "~/domain/text/fingerprint";

interface EventPlace {
  location_name: string | null;
  organizer_city: string | null;
}

/** What imported events without a place carry in `location_name`. */
export const PLACE_UNKNOWN = "Location TBD";

/** The place's own name; null where it is not known. */
export function placeName({ location_name }: Pick<EventPlace, "location_name">): string | null {
  const name = location_name?.trim();
  return name && name !== PLACE_UNKNOWN ? name : null;
}

/** The place to show: its name unless it is the placeholder, then the organizer's city, else null. */
export function placeLabel(place: EventPlace): string | null {
  return placeName(place) ?? place.organizer_city ?? null;
}

/** The same with the town, unless the name tells it: "Lillehavn kirke, Bodø". */
export function placeWithTown(place: EventPlace & { city: string | null }): string | null {
  const name = placeName(place);
  const town = place.city?.trim();
  if (!name) return town || placeLabel(place);
  return town && !name.toLowerCase().includes(town.toLowerCase()) ? `${name}, ${town}` : name;
}

/** The place beside its organizer's name: only the town where the two are called the same. */
export function placeBesideOrganizer(
  place: EventPlace & { city: string | null; organizer_name: string | null },
): string | null {
  const isTheirs = placeName(place) === place.organizer_name?.trim();
  return (isTheirs && (place.city?.trim() || place.organizer_city)) || placeWithTown(place);
}

interface EventPicture {
  image_url: string | null;
  google_calendar_sync_id: string | null;
  organizer_cover_image_url: string | null;
}

/** The picture to show: the organizer's cover for an imported event, otherwise the event's own, then the cover. */
export function pictureOf({
  image_url,
  google_calendar_sync_id,
  organizer_cover_image_url,
}: EventPicture): string | null {
  return google_calendar_sync_id ? organizer_cover_image_url : (image_url ?? organizer_cover_image_url);
}

/** How many different compositions there are of a generated cover of one type. */
export const COVER_VARIANTS = 16;

/** Which composition stands in for the missing picture of an event: always the same one for the same id. */
export function coverVariant(id: string): number {
  return fingerprint(id) % COVER_VARIANTS;
}

/** What is told when somebody shares an event, as finished texts. */
interface SharedEvent {
  title: string;
  /** "20. november 2026 kl. 18:00" */
  date: string;
  place: string | null;
  organizer: string | null;
}

/** Title, date, place and organizer, a line each; what is unknown is left out. */
export function shareText({ title, date, place, organizer }: SharedEvent): string {
  return [title, date, place, organizer].filter(Boolean).join("\n");
}
