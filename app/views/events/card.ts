import type { EventCardRow } from "#db/queries/events/cards";
import { commonMessages } from "#messages/common";
import { eventsMessages } from "#messages/events";
import { firstDayMessages } from "#messages/first-day";
import { eventImageOf, inReadersLanguage, placeBesideOrganizer, placeLabel } from "~/domain/events/display";
import type { HostPart } from "~/domain/events/hosts";
import { lastDayOf, timesOfRow } from "~/domain/events/span";
import type { EventType } from "~/domain/events/types";
import { parseFacts } from "~/domain/facts/facts";
import { LOGO_WIDTHS } from "~/domain/images/address";
import type { Locale, Preferences } from "~/domain/site/locales";
import { dateFromUnix, dayOf, shiftDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatDay, formatDayAndTime, formatMoment, formatTime } from "~/i18n/format";
import { formatDistance } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import { type FactView, viewCardFacts } from "~/views/facts/facts";
import { generatedCover, type ImageView, listedImage, uploadedImage } from "~/views/images/image";
import { type MarkView, viewMarks } from "./state";

/** Finished texts, so that the browser needs no date library. */
export interface EventCardView extends ShortDay {
  id: string;
  title: string;
  /** The title's; null where nobody has said. */
  language: string | null;
  type: EventType;
  image: ImageView;
  /** Norwegian, YYYY-MM-DD. */
  day: string;
  near: "today" | "tomorrow" | null;
  /** "18:00"; null for whole days. */
  time: string | null;
  /** For the <time> element. */
  dateTime: string;
  /** "til søndag 7. juni"; null for one day. */
  until: string | null;
  /** "Fredager 19.00 · neste 27. nov.", where the card stands for a series. */
  repeats?: string | null | undefined;
  place: string | null;
  distance: string | null;
  /** Weightiest first. */
  marks: MarkView[];
  facts: FactView[];
  organizer: OrganizerBadge;
}

/** A short day: "fre", "20", "nov." */
type ShortDay = ReturnType<typeof shortDay>;

export type OrganizerBadge = ReturnType<typeof viewOrganizerBadge>;

export interface HostBadge extends OrganizerBadge {
  part: "organizer" | HostPart;
}

export interface ViewContext {
  preferences: Preferences;
  now: Date;
}

export function viewEventCard(row: EventCardRow, { preferences, now }: ViewContext): EventCardView {
  const { locale } = preferences;
  const { title, language } = inReadersLanguage(row, locale);
  const start = dateFromUnix(row.start_time);
  const image = eventImageOf(row);
  const day = dayOf(start);
  return {
    id: row.id,
    title,
    language,
    type: row.event_type,
    image: image ? listedImage(image) : generatedCover(row.event_type, row.id),
    day,
    near: nearness(start, now),
    ...shortDay(start, locale),
    time: row.all_day ? null : formatTime(start, preferences),
    dateTime: start.toISOString(),
    until: lastDay(row, now, preferences),
    place: placeLabel(row),
    distance: row.distance_km === null ? null : formatDistance(row.distance_km, locale),
    marks: viewMarks(row, locale),
    facts: viewCardFacts(parseFacts(row.facts), locale),
    organizer: viewOrganizerBadge({ id: row.organizer_id, name: row.organizer_name, logo_url: row.organizer_logo_url }),
  };
}

/** Names the town: several organizers' events are listed. */
export function viewEventAmongOthers(row: EventCardRow, context: ViewContext): EventCardView {
  return { ...viewEventCard(row, context), place: placeBesideOrganizer(row) };
}

export function viewOrganizerBadge(row: { id: string; name: string | null; logo_url: string | null }) {
  return {
    id: row.id,
    name: row.name,
    /** 'C' without a name. */
    initial: [...(row.name?.trim() ?? "")][0]?.toUpperCase() ?? "C",
    logo: row.logo_url ? uploadedImage(row.logo_url, LOGO_WIDTHS) : null,
  };
}

export function shortDay(start: Date, locale: Locale) {
  return {
    weekday: formatMoment(start, "EEE", locale),
    date: formatMoment(start, "d", locale),
    month: formatMoment(start, "MMM", locale),
  };
}

export const timesOf: typeof timesOfRow = timesOfRow;

export function nearness(start: Date, now: Date): EventCardView["near"] {
  const day = dayOf(start);
  const today = dayOf(now);
  return day === today ? "today" : day === shiftDay(today, 1) ? "tomorrow" : null;
}

function lastDay(row: EventCardRow, now: Date, { locale }: Preferences): string | null {
  const last = lastDayOf(timesOf(row));
  return last && formatDay(last, now, locale);
}

/** "i dag", "i morgen", or "fredag" in the week from today; null for other days. */
export function nearDay(day: string, today: string, locale: Locale): string | null {
  const common = messagesIn(commonMessages, locale);
  if (day === today) return common.today.toLowerCase();
  if (day === shiftDay(today, 1)) return common.tomorrow.toLowerCase();
  const isNear = day > today && day < shiftDay(today, 7);
  return isNear ? formatMoment(startOfNorwegianDay(day), "EEEE", locale) : null;
}

/** "i morgen kl. 14:15" */
export function viewShownFrom(until: Date, { preferences, now }: ViewContext): string {
  const near = nearDay(dayOf(until), dayOf(now), preferences.locale);
  return near === null
    ? formatDayAndTime(until, preferences)
    : messagesIn(eventsMessages, preferences.locale).dayAt(near, formatTime(until, preferences));
}

/** "Vises fra i morgen kl. 14:15" */
export const viewTimed = (at: Date, context: ViewContext) =>
  messagesIn(firstDayMessages, context.preferences.locale).badge(viewShownFrom(at, context));

/** "Vises fra i morgen kl. 14:15, eller når noen har sett på det" */
export const viewHeld = (until: Date, context: ViewContext) =>
  messagesIn(firstDayMessages, context.preferences.locale).held(viewShownFrom(until, context));

/** Of `count` events that were published now `held` wait: "Ute nå: 20. I morgen kl. 10: 32 til" */
export function viewOutNow(count: number, held: number, until: Date, context: ViewContext): string {
  const m = messagesIn(firstDayMessages, context.preferences.locale);
  const when = viewShownFrom(until, context);
  return count > held ? m.outNow(count - held, held, when.replace(FULL_HOUR, "")) : m.someHeld(held, when);
}

const FULL_HOUR = /(?<=\d):00$/;
