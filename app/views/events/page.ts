import type { DateRow, EventDetailRow, EventPageRows } from "#db/queries/events/page";
import { eventImageOf, placeLabel, placeName } from "~/domain/events/display";
import { type EventPhase, phaseOf } from "~/domain/events/span";
import type { EventType } from "~/domain/events/types";
import { fullAddress } from "~/domain/places/addresses";
import { type Attribution, tileAttribution } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { linkedText, type Paragraph, safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/unix-time";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { generatedPageCover, type ImageView, uploadedImage } from "~/views/images/image";
import { eventHead, type PageHead } from "~/views/site/head";
import { type ShareView, viewEventShare } from "~/views/site/share";
import { eventData, type StructuredData } from "~/views/site/structured-data";
import {
  type EventCardView,
  nearness,
  type OrganizerBadge,
  type ShortDay,
  shortDay,
  timesOf,
  type ViewContext,
  viewEventCard,
  viewOrganizerBadge,
} from "./card";
import { ruleOfRow, viewRule } from "./series-rule";

export interface PageViewContext extends ViewContext {
  settings: { APP_URL: string; TILE_URL: string };
}

export interface EventPageView {
  id: string;
  title: string;
  type: EventType;
  image: ImageView;
  phase: EventPhase;
  /** Set when it starts today or tomorrow. */
  near: "today" | "tomorrow" | null;
  startDay: ShortDay;
  /** "fredag 20. november" */
  days: string;
  /** "kl. 18:00 – 19:30"; null for whole days. */
  hours: string | null;
  /** "hver søndag til 13. juni 2027"; null outside a series. */
  repeats: string | null;
  /** For the <time> element. */
  dateTime: string;
  place: { name: string | null; address: string | null };
  speaker: string | null;
  description: Paragraph[];
  /** The language of its texts; null where its organizer has not said. */
  language: string | null;
  tags: string[];
  map: { title: string; address: string | null; position: Position | null; attribution: Attribution };
  website: string | null;
  importedFrom: "google" | { calendar: string } | null;
  organizer: OrganizerBadge;
  dates: DateLink[];
  more: EventCardView[];
  share: ShareView;
  head: PageHead;
  data: StructuredData;
}

/** Another date of the same series. */
export interface DateLink extends ShortDay {
  id: string;
  dateTime: string;
}

export function viewEventPage({ event, dates, more }: EventPageRows, context: PageViewContext): EventPageView {
  const { preferences, now, settings } = context;
  const times = timesOf(event);
  const days = formatEventDays(times, now, preferences.locale);
  const hours = formatEventHours(times, preferences);
  const rule = ruleOfRow(event);
  const image = eventImageOf(event);
  const place = { name: placeLabel(event), address: fullAddress(event.location_address, event.city) };
  return {
    id: event.id,
    title: event.title,
    type: event.event_type,
    image: image ? uploadedImage(image) : generatedPageCover(event.event_type, event.id),
    phase: phaseOf(times, now),
    near: nearness(times.start, now),
    startDay: shortDay(times.start, preferences.locale),
    days,
    hours,
    repeats: rule && viewRule(rule.pattern, rule.firstDay, rule.until, preferences.locale),
    dateTime: times.start.toISOString(),
    place,
    speaker: event.speaker_band?.trim() || null,
    description: linkedText(event.description),
    language: event.language,
    tags: tagsOf(event.tags),
    map: {
      title: place.name ?? event.title,
      address: place.address ?? fullAddress(placeName(event), event.city),
      position: event.lat === null || event.lng === null ? null : { lat: event.lat, lng: event.lng },
      attribution: tileAttribution(settings.TILE_URL),
    },
    website: safeWebAddress(event.external_url),
    importedFrom: importedFrom(event),
    organizer: viewOrganizerBadge({
      id: event.organizer_id,
      name: event.organizer_name,
      logo_url: event.organizer_logo_url,
    }),
    dates: dates.map((date) => viewDate(date, context)),
    more: more.map((row) => viewEventCard(row, context)),
    share: viewEventShare(event, times, context),
    head: eventHead(event, [days, hours].filter(Boolean).join(" "), settings.APP_URL),
    data: eventData(event, times, rule, settings.APP_URL),
  };
}

function tagsOf(json: string): string[] {
  return (JSON.parse(json) as unknown[]).filter((tag): tag is string => typeof tag === "string" && tag.trim() !== "");
}

function importedFrom(event: EventDetailRow): EventPageView["importedFrom"] {
  if (event.google_calendar_id) return "google";
  return event.google_calendar_sync_id && event.calendar_name ? { calendar: event.calendar_name } : null;
}

function viewDate({ id, start_time }: DateRow, { preferences: { locale } }: ViewContext): DateLink {
  const start = dateFromUnix(start_time);
  return { id, dateTime: start.toISOString(), ...shortDay(start, locale) };
}
