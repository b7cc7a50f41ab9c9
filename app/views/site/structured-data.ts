import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { placeLabel } from "~/domain/events/display";
import { factsOf, type RecurrencePattern } from "~/domain/events/recurrence";
import type { EventTimes } from "~/domain/events/span";
import { type FactValues, parseFacts } from "~/domain/facts/facts";
import { parseOpening } from "~/domain/organizers/opening";
import { fullAddress } from "~/domain/places/addresses";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/unix-time";
import { formatMoment } from "~/i18n/format";
import { amenities, eventFactsData } from "~/views/facts/structured-facts";
import type { HostBadge } from "~/views/events/card";
import type { SeriesRule } from "~/views/events/series-rule";
import { openingData } from "~/views/organizers/opening-data";
import { eventImage, organizerImage } from "./head";

/** A schema.org description for search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

interface EventContext {
  /** Of the event's series; null outside one. */
  rule: SeriesRule | null;
  /** Its other organizers. */
  others: readonly HostBadge[];
}

export function eventData(
  event: EventDetailRow,
  times: EventTimes,
  { rule, others }: EventContext,
  appUrl: string,
): StructuredData {
  const facts = parseFacts(event.facts);
  const written = (moment: Date) =>
    formatMoment(moment, times.isAllDay ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm:ssxxx", CONTENT_LOCALE);
  const lastMoment = times.end && times.isAllDay ? new Date(times.end.getTime() - 1) : times.end;
  const organization = ({ id, name }: { id: string; name: string | null }) => ({
    "@type": "Organization",
    name,
    url: `${appUrl}/organizer/${id}`,
  });
  const holding = others.filter(({ part }) => part !== "place").map(organization);
  const places = others.filter(({ part }) => part === "place").map(organization);
  const organizer = organization({ id: event.organizer_id, name: event.organizer_name });
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    url: `${appUrl}/event/${event.id}`,
    startDate: written(times.start),
    endDate: lastMoment ? written(lastMoment) : undefined,
    ...statusOf(event, written),
    description: event.description || undefined,
    image: appUrl + eventImage(event),
    ...eventFactsData(
      facts,
      place(placeLabel(event), fullAddress(event.location_address, event.city), { ...event, facts }),
    ),
    performer: event.speaker_band
      ? { "@type": event.event_type === "concert" ? "PerformingGroup" : "Person", name: event.speaker_band }
      : undefined,
    organizer: holding.length === 0 ? organizer : [organizer, ...holding],
    contributor: places.length === 0 ? undefined : places,
    superEvent: rule ? { "@type": "EventSeries", name: event.title, eventSchedule: schedule(rule) } : undefined,
  };
}

/** A moved event is rescheduled where its time is another; a full one takes place all the same. */
function statusOf({ state, previous_start_time, start_time }: EventDetailRow, written: (moment: Date) => string) {
  const eventStatus = (name: string) => `https://schema.org/Event${name}`;
  if (state === "cancelled") return { eventStatus: eventStatus("Cancelled") };
  if (state === "postponed") return { eventStatus: eventStatus("Postponed") };
  return state === "moved" && previous_start_time !== null && previous_start_time !== start_time
    ? { eventStatus: eventStatus("Rescheduled"), previousStartDate: written(dateFromUnix(previous_start_time)) }
    : { eventStatus: eventStatus("Scheduled") };
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
    location: {
      ...place(organizer.name, fullAddress(organizer.address, organizer.city), {
        ...organizer,
        facts: parseFacts(organizer.facts),
      }),
      ...openingData(parseOpening(organizer.opening)),
    },
  };
}

interface Located {
  lat: number | null;
  lng: number | null;
  facts: FactValues;
}

function place(name: string | null, address: string | null, { lat, lng, facts }: Located) {
  return {
    "@type": "Place",
    name: name ?? undefined,
    address: address ?? name ?? "Norge",
    geo: lat === null || lng === null ? undefined : { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
    ...amenities(facts),
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
