import type { EventDetailRow } from "#db/queries/event-page";
import type { OrganizerDetailRow } from "#db/queries/organizer-page";
import { pictureOf, placeLabel } from "~/domain/event-display";
import { shareCover } from "./picture";

/** What a page says of itself to search engines and to those it is shared with. Addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  url: string;
  image: string;
}

const DESCRIPTION_LENGTH = 160;

/** Wide enough for the cards of the places where links are shared. */
const IMAGE_WIDTH = 960;

const sized = (picture: string) => `${picture}?w=${IMAGE_WIDTH}`;

export function eventImage(event: EventDetailRow): string {
  const picture = pictureOf(event);
  return picture ? sized(picture) : shareCover(event.event_type, event.id);
}

export function organizerImage({ id, cover_image_url }: OrganizerDetailRow): string {
  return cover_image_url ? sized(cover_image_url) : shareCover("service", id);
}

/** `when` is a finished text: "fredag 20. november kl. 18:00 – 19:30". */
export function eventHead(event: EventDetailRow, when: string, appUrl: string): PageHead {
  const where = [when, placeLabel(event)].filter(Boolean).join(", ");
  return {
    title: event.title,
    description: shortened(`${where}. ${event.description}`),
    url: `${appUrl}/event/${event.id}`,
    image: appUrl + eventImage(event),
  };
}

export function organizerHead(organizer: OrganizerDetailRow, appUrl: string): PageHead {
  const { id, name, city, description } = organizer;
  return {
    title: name,
    description: shortened([[name, city].filter(Boolean).join(", "), description].filter(Boolean).join(". ")),
    url: `${appUrl}/organizer/${id}`,
    image: appUrl + organizerImage(organizer),
  };
}

/** One line, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")} …`;
}
