import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { placeLabel } from "~/domain/events/display";
import { factsOf, type RecurrencePattern } from "~/domain/events/recurrence";
import type { EventTimes } from "~/domain/events/span";
import { fullAddress } from "~/domain/places/addresses";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { formatMoment } from "~/i18n/format";
import type { SeriesRule } from "~/views/events/series-rule";
import { eventImage, organizerImage } from "./head";

/** A schema.org description for search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

interface EventContext {
  /** Of the event's series; null outside one. */
  rule: SeriesRule | null;
  /** Its other organizers. */
  others: readonly { id: string; name: string | null }[];
}

export function eventData(
  event: EventDetailRow,
  times: EventTimes,
  { rule, others }: EventContext,
  appUrl: string,
): StructuredData {
  const written = (moment: Date) =>
    formatMoment(moment, times.isAllDay ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm:ssxxx", CONTENT_LOCALE);
  const lastMoment = times.end && times.isAllDay ? new Date(times.end.getTime() - 1) : times.end;
  const organizers = [{ id: event.organizer_id, name: event.organizer_name }, ...others].map(({ id, name }) => ({
    "@type": "Organization",
    name,
    url: `${appUrl}/organizer/${id}`,
  }));
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    url: `${appUrl}/event/${event.id}`,
    startDate: written(times.start),
    endDate: lastMoment ? written(lastMoment) : undefined,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    description: event.description || undefined,
    image: appUrl + eventImage(event),
    location: place(placeLabel(event), fullAddress(event.location_address, event.city), event),
    performer: event.speaker_band
      ? { "@type": event.event_type === "concert" ? "PerformingGroup" : "Person", name: event.speaker_band }
      : undefined,
    organizer: others.length === 0 ? organizers[0] : organizers,
    superEvent: rule ? { "@type": "EventSeries", name: event.title, eventSchedule: schedule(rule) } : undefined,
  };
}

export function organizerData(organizer: OrganizerRecordRow, appUrl: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: organizer.name,
    url: `${appUrl}/organizer/${organizer.id}`,
    description: organizer.description ?? undefined,
    image: appUrl + organizerImage(organizer),
    logo: organizer.logo_url ? appUrl + organizer.logo_url : undefined,
    telephone: organizer.phone ?? undefined,
    email: organizer.email,
    sameAs: safeWebAddress(organizer.website) ?? undefined,
    location: place(organizer.name, fullAddress(organizer.address, organizer.city), organizer),
  };
}

function place(name: string | null, address: string | null, { lat, lng }: { lat: number | null; lng: number | null }) {
  return {
    "@type": "Place",
    name: name ?? undefined,
    address: address ?? name ?? "Norge",
    geo: lat === null || lng === null ? undefined : { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
  };
}

/** The interval in ISO 8601. */
const FREQUENCIES: Record<RecurrencePattern, string> = {
  daily: "P1D",
  weekly: "P1W",
  biweekly: "P2W",
  triweekly: "P3W",
  monthly: "P1M",
  monthly_weekday: "P1M",
  monthly_last_weekday: "P1M",
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function schedule({ pattern, firstDay, until }: SeriesRule) {
  const { weekday, date, place } = factsOf(pattern, firstDay);
  const nth = place === "last" ? -1 : place;
  const isByPlace = pattern === "monthly_weekday" || pattern === "monthly_last_weekday";
  return {
    "@type": "Schedule",
    repeatFrequency: FREQUENCIES[pattern],
    byDay: isByPlace ? `${nth}${WEEKDAYS[weekday]!}` : pattern.endsWith("weekly") ? WEEKDAYS[weekday] : undefined,
    byMonthDay: pattern === "monthly" ? date : undefined,
    startDate: firstDay,
    endDate: until,
    scheduleTimezone: "Europe/Oslo",
  };
}
