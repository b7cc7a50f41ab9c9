import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { READ_AS_WELL } from "~/domain/site/text-languages";
import { fingerprint } from "~/domain/text/fingerprint";
import type { EventType } from "./types";

interface EventPlace {
  location_name: string | null;
  organizer_city: string | null;
}

/** The `location_name` of imported events without a place. */
export const PLACE_UNKNOWN = "Location TBD";

export function placeName({ location_name }: Pick<EventPlace, "location_name">): string | null {
  const name = location_name?.trim();
  return name && name !== PLACE_UNKNOWN ? name : null;
}

/** The organizer's city where there is no name. */
export const placeLabel = (place: EventPlace): string | null => placeName(place) ?? place.organizer_city ?? null;

/** "Lillehavn kirke, Bodø"; no town where the name contains it. */
export function placeWithTown(place: EventPlace & { city: string | null }): string | null {
  const name = placeName(place);
  const town = place.city?.trim();
  if (!name) return town || placeLabel(place);
  return town && !name.toLowerCase().includes(town.toLowerCase()) ? `${name}, ${town}` : name;
}

/** Only the town where place and organizer have the same name. */
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

/** The event's own, else its organizer's cover; an imported event's own was set here. */
export const eventImageOf = ({ image_url, organizer_cover_image_url }: EventImages): string | null =>
  image_url ?? organizer_cover_image_url;

export const COVER_VARIANTS = 16;

/** How many motifs they have, in turn: the others are the same at another time of day. */
export const COVER_MOTIFS = 4;

/** Returns which composition replaces an event's missing image, always the same for an id; with a step one of the next. */
export const coverVariant = (id: string, step = 0): number => (fingerprint(id) + step) % COVER_VARIANTS;

/** Its JPEG, 1200 × 630, for what shows no SVG. */
export const coverMotif = (type: EventType, variant: number): string => `/covers/${type}-${variant % COVER_MOTIFS}.jpg`;

interface SharedEvent {
  title: string;
  /** "20. november 2026 kl. 18:00" */
  date: string;
  place: string | null;
  organizer: string | null;
}

export function shareText({ title, date, place, organizer }: SharedEvent): string {
  return [title, date, place, organizer].filter(Boolean).join("\n");
}

/** With its text in another language, if it has one: see docs/features/texts-in-two-languages.md. */
interface WrittenRow {
  title: string;
  description?: string;
  language?: string | null;
  other_language?: string | null;
  other_title?: string | null;
  other_description?: string | null;
}

/**
 * Puts the text that the reader is shown first, and the other one in its place. `asked` is the language the reader
 * asked for, before the page's; who reads neither is shown the organizer's own.
 */
export function inReadersLanguage<R extends WrittenRow>(row: R, locale: Locale, asked: string | null = null): R {
  const { title, description, other_language, other_title, other_description } = row;
  if (!other_language || !other_title) return row;
  const own = row.language ?? CONTENT_LOCALE;
  const wanted = [asked, locale, READ_AS_WELL.get(locale)].find((name) => name === own || name === other_language);
  if (wanted === undefined || wanted === own) return row;
  return {
    ...row,
    title: other_title,
    language: other_language,
    other_title: title,
    other_language: own,
    ...(description !== undefined && { description: other_description ?? "", other_description: description }),
  };
}
