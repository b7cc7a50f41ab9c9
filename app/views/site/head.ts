import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { eventImageOf, placeWithTown } from "~/domain/events/display";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { shareCover } from "~/views/images/image";
import type { SearchCenter } from "~/views/search/home";

/** A page's meta descriptors, as Remix expects them. */
export type PageHead = (
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: "canonical"; href: string }
)[];

/** The texts of the head. Addresses are absolute. */
interface HeadTexts {
  title: string;
  description: string;
  url: string;
  image: string;
}

/** The product's name is the same in every language. */
const { siteName } = commonMessages;

const DESCRIPTION_LENGTH = 160;

/** Wide enough for share cards. */
const IMAGE_WIDTH = 960;

const sized = (image: string) => `${image}?w=${IMAGE_WIDTH}`;

export function eventImage(event: EventDetailRow): string {
  const image = eventImageOf(event);
  return image ? sized(image) : shareCover(event.event_type, event.id);
}

export function organizerImage({ id, cover_image_url }: OrganizerRecordRow): string {
  return cover_image_url ? sized(cover_image_url) : shareCover("service", id);
}

/** `when` is a finished text: "fredag 20. november kl. 18:00 – 19:30". */
export function eventHead(event: EventDetailRow, when: string, appUrl: string): PageHead {
  const where = [when, placeWithTown(event)].filter(Boolean).join(", ");
  return headOf({
    title: event.title,
    description: shortened(`${where}. ${event.description}`),
    url: `${appUrl}/event/${event.id}`,
    image: appUrl + eventImage(event),
  });
}

export function organizerHead(organizer: OrganizerRecordRow, appUrl: string): PageHead {
  const { id, name, city, description } = organizer;
  return headOf({
    title: name,
    description: shortened([[name, city].filter(Boolean).join(", "), description].filter(Boolean).join(". ")),
    url: `${appUrl}/organizer/${id}`,
    image: appUrl + organizerImage(organizer),
  });
}

/** Returns the front page's head; its title begins with the product's name, or names the place of the search. */
export function homeHead(center: SearchCenter | null, locale: Locale, appUrl: string): PageHead {
  const { title: plainTitle, titleNear, thisPlace, description } = messagesIn(homeMessages, locale);
  const title = center ? `${titleNear(center.name ?? thisPlace)} – ${siteName}` : plainTitle;
  return [{ title }, ...tagsOf({ title, description, url: `${appUrl}/`, image: `${appUrl}/covers/samling.jpg` })];
}

const headOf = (texts: HeadTexts): PageHead => [{ title: `${texts.title} – ${siteName}` }, ...tagsOf(texts)];

function tagsOf({ title, description, url, image }: HeadTexts): PageHead {
  return [
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Returns one line, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")} …`;
}
