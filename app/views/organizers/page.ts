import type { OrganizerPageRow, OrganizerPageRows } from "#db/queries/organizers/page";
import { spacedNumber } from "~/domain/organizers/contact";
import { registerPage } from "~/domain/organizers/register";
import { fullAddress } from "~/domain/places/addresses";
import { type Attribution, tileAttribution } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { hostOf, linkedText, type Paragraph, safeWebAddress } from "~/domain/text/links";
import { type EventCardView, type OrganizerBadge, viewEventCard, viewOrganizerBadge } from "~/views/events/card";
import type { PageViewContext } from "~/views/events/page";
import { generatedPageCover, type ImageView, uploadedImage } from "~/views/images/image";
import { organizerHead, type PageHead } from "~/views/site/head";
import { type ShareView, viewOrganizerShare } from "~/views/site/share";
import { organizerData, type StructuredData } from "~/views/site/structured-data";

export interface OrganizerPageView {
  id: string;
  name: string;
  city: string | null;
  /** The language of its texts; null where it has not said. */
  language: string | null;
  badge: OrganizerBadge;
  cover: ImageView;
  description: Paragraph[];
  contact: ContactView;
  map: { title: string; address: string | null; position: Position | null; attribution: Attribution };
  events: EventCardView[];
  /** The iCalendar feed of its coming events. */
  calendarAddress: string;
  /** The number of coming events, counted up to a cap. */
  total: number;
  totalIsCapped: boolean;
  share: ShareView;
  head: PageHead;
  data: StructuredData;
}

/** Ways to reach an organizer; null for those it has not entered. */
export interface ContactView {
  website: { href: string; host: string } | null;
  phone: { href: string; text: string } | null;
  email: string | null;
  address: string | null;
  /** Its entry in the register of organisations, while the register has confirmed its number. */
  registered: { href: string; name: string; number: string } | null;
}

export function viewOrganizerPage(rows: OrganizerPageRows, context: PageViewContext): OrganizerPageView {
  const { organizer } = rows;
  const { APP_URL, TILE_URL } = context.settings;
  const contact = viewContact(organizer);
  return {
    id: organizer.id,
    name: organizer.name,
    city: organizer.city,
    language: organizer.language,
    badge: viewOrganizerBadge(organizer),
    cover: organizer.cover_image_url
      ? uploadedImage(organizer.cover_image_url)
      : generatedPageCover("service", organizer.id),
    description: linkedText(organizer.description ?? ""),
    contact,
    map: {
      title: organizer.name,
      address: contact.address,
      position: organizer.lat === null || organizer.lng === null ? null : { lat: organizer.lat, lng: organizer.lng },
      attribution: tileAttribution(TILE_URL),
    },
    events: rows.events.map((row) => viewEventCard(row, context)),
    calendarAddress: `${APP_URL}/organizer/${organizer.id}.ics`,
    total: rows.total,
    totalIsCapped: rows.totalIsCapped,
    share: viewOrganizerShare(organizer, context),
    head: organizerHead(organizer, APP_URL),
    data: organizerData(organizer, APP_URL),
  };
}

/** Keeps the groups of a number on one line. */
const NBSP = "\u00a0";

function viewContact(row: OrganizerPageRow): ContactView {
  const { website, phone, email, address, city, organization_number: number, register_name: name } = row;
  const href = safeWebAddress(website);
  return {
    website: href ? { href, host: hostOf(href) } : null,
    phone: phone?.trim() ? { href: `tel:${phone.replace(/[^\d+]/g, "")}`, text: phone.trim() } : null,
    email: email || null,
    address: fullAddress(address, city) ?? city,
    registered:
      number === null || name === null
        ? null
        : { href: registerPage(number), name, number: spacedNumber(number).replaceAll(" ", NBSP) },
  };
}
