import type { EventRecordRow } from "#db/queries/events/records";
import type { FoundPage } from "#db/queries/search/search";
import { publicGoogleId } from "~/domain/calendars/sharing-links";
import { eventImageOf, PLACE_UNKNOWN } from "~/domain/events/display";
import { parseHosts } from "~/domain/events/hosts";
import { factsIn, type FactValues, parseFacts } from "~/domain/facts/facts";
import { safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import type { PublicEvent, PublicEventPage } from "~/schemas/public-answers/records";
import { absolute, positionOf } from "~/views/addresses/public-address";

/** `distance_km` only where a position was given. */
export function viewPublicEvent(row: EventRecordRow, appUrl: string): PublicEvent {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    text_language: row.language,
    ...pickFields(row, ["other_language", "other_title", "other_description", "event_type"]),
    start_time: momentText(row.start_time),
    end_time: row.end_time === null ? null : momentText(row.end_time),
    all_day: Boolean(row.all_day),
    location: positionOf(row),
    location_name: row.location_name === PLACE_UNKNOWN ? null : row.location_name,
    ...pickFields(row, ["location_address", "city", "country", "speaker_band"]),
    external_url: safeWebAddress(row.external_url),
    image_url: absolute(eventImageOf(row), appUrl),
    image_alt: row.image_url && row.image_alt,
    google_calendar_id: publicGoogleId(row.google_calendar_id, row.calendar_url),
    tags: JSON.parse(row.tags) as string[],
    ...viewPublicFacts(parseFacts(row.facts)),
    organizer: {
      id: row.organizer_id,
      name: row.organizer_name,
      city: row.organizer_city,
      logo_url: absolute(row.organizer_logo_url, appUrl),
    },
    hosts: parseHosts(row.hosts).map(({ id, name, part }) => ({
      id,
      name: name ?? "",
      part,
      url: `${appUrl}/organizer/${id}`,
    })),
    is_confirmed: row.is_unconfirmed === 0,
    state: row.state,
    state_reason: row.state_reason,
    previous_start_time: row.previous_start_time === null ? null : momentText(row.previous_start_time),
    previous_location_name: row.previous_location,
    registration: row.registration,
    ...(row.distance_km === null ? {} : { distance_km: Math.round(row.distance_km * 10) / 10 }),
    url: `${appUrl}/event/${row.id}`,
    calendar_url: `${appUrl}/event/${row.id}.ics`,
    updated_at: momentText(row.updated_at ?? row.created_at),
  };
}

/** `next_cursor` is the parameter for the next page. */
export function viewPublicEventPage(
  { events, total, totalIsCapped }: FoundPage<EventRecordRow>,
  next_cursor: string | null,
  appUrl: string,
): PublicEventPage {
  return {
    events: events.map((row) => viewPublicEvent(row, appUrl)),
    next_cursor,
    total,
    total_is_capped: totalIsCapped,
  };
}

const viewPublicFacts = ({ family, interpretation, ...values }: FactValues) => ({
  facts: factsIn({ interpretation, ...values }),
  church_family: family ?? null,
  language: values.language ?? null,
  interpretation_language: interpretation ?? null,
  stream_url: safeWebAddress(values.stream_url ?? null),
  price: values.price ?? null,
  price_nok: values.price_nok ?? null,
  ticket_url: safeWebAddress(values.ticket_url ?? null),
  registration_url: safeWebAddress(values.registration_url ?? null),
  age_from: values.age_from ?? null,
  age_to: values.age_to ?? null,
});

const momentText = (seconds: number) => dateFromUnix(seconds).toISOString();
