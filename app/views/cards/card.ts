import type { EventCardRow } from "#db/queries/events/cards";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { cardsMessages } from "#messages/cards";
import { commonMessages } from "#messages/common";
import { cardAddress, cardFileAddress, cardHash, type CardSubject } from "~/domain/cards/address";
import { canBeDrawn, type Card, CARD_SIZE_NAMES, CARD_SIZES, type CardSize } from "~/domain/cards/card";
import { coverVariant, eventImageOf, inReadersLanguage, placeBesideOrganizer } from "~/domain/events/display";
import { takesPlace } from "~/domain/events/types";
import type { Locale } from "~/domain/site/locales";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import { timesOf } from "~/views/events/card";
import { viewMarks } from "~/views/events/state";

/** A card is seen for years: its days have their year. */
const ANOTHER_YEAR = new Date(0);

export function drawnEvent(event: EventCardRow, locale: Locale): Card {
  const times = timesOf(event);
  return {
    type: event.event_type,
    cover: coverVariant(event.id),
    title: inReadersLanguage(event, locale).title,
    // "Annet" alone says nothing, and the Nynorsk "Anna" is a name.
    kind: event.event_type === "other" ? null : messagesIn(commonMessages, locale).eventTypes[event.event_type],
    state: viewMarks(event, locale)[0]?.text ?? null,
    isOff: !takesPlace(event),
    day: formatEventDays(times, ANOTHER_YEAR, locale),
    hours: formatEventHours(times, { locale, timeFormat: "24h" }),
    place: placeBesideOrganizer(event),
    organizer: event.organizer_name,
    picture: eventImageOf(event),
    logo: event.organizer_logo_url,
  };
}

export function drawnOrganizer(organizer: OrganizerRecordRow, locale: Locale): Card {
  return {
    type: "service",
    cover: coverVariant(organizer.id),
    title: organizer.name,
    kind: messagesIn(cardsMessages, locale).organizer,
    state: null,
    isOff: false,
    day: null,
    hours: null,
    place: organizer.city,
    organizer: null,
    picture: organizer.cover_image_url,
    logo: organizer.logo_url,
  };
}

/** The size is missing where not known. */
export interface SharePicture {
  path: string;
  alt: string;
  size: { width: number; height: number } | null;
}

/** `cover` where the card cannot be drawn. */
export function sharePicture(subject: CardSubject, card: Card, cover: string, locale: Locale): SharePicture {
  const parts = [card.state, card.title, card.day, card.hours, card.place].filter((part) => part !== null).join(", ");
  const alt = messagesIn(cardsMessages, locale).alt(parts);
  if (!canBeDrawn(card)) return { path: cover, alt, size: null };
  return { path: cardAddress(subject, { hash: cardHash(card), locale }), alt, size: CARD_SIZES.link };
}

export type CardFiles = { size: CardSize; path: string }[];

/** None where the card cannot be drawn. */
export const viewCardFiles = (subject: CardSubject, card: Card, locale: Locale): CardFiles =>
  canBeDrawn(card) ? CARD_SIZE_NAMES.map((size) => ({ size, path: cardFileAddress(subject, { locale, size }) })) : [];
