import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerPageRow } from "#db/queries/organizers/page";
import { PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { eachField } from "~/domain/values";
import { NOW } from "./clock";

/** Returns the unix seconds of a moment with its offset. */
export const seconds = (moment: string) => unixSeconds(new Date(moment));

/** Returns the event page's row of a service on Sunday; `given` overrides its columns. */
export function eventDetailRow(given: Partial<EventDetailRow> = {}): EventDetailRow {
  return {
    id: "event-1",
    title: "Gudstjeneste",
    language: null,
    other_language: null,
    other_title: null,
    other_description: null,
    event_type: "service",
    start_time: seconds("2026-06-07T11:00+02:00"),
    end_time: seconds("2026-06-07T12:30+02:00"),
    all_day: 0,
    location_name: "Lillehavn kirke",
    city: "Bodø",
    lat: 67.28,
    lng: 14.38,
    image_url: null,
    google_calendar_sync_id: null,
    sort_key: 1,
    is_unconfirmed: 0,
    facts: "{}",
    hosts: "[]",
    state: "planned",
    registration: "none",
    previous_start_time: null,
    previous_location: null,
    organizer_id: "organizer-1",
    organizer_name: "Lillehavn menighet",
    organizer_city: "Bodø",
    organizer_logo_url: null,
    organizer_cover_image_url: null,
    distance_km: null,
    description: "",
    state_reason: null,
    location_address: "Kirkegata 4, 8003 Bodø",
    country: "Norge",
    speaker_band: null,
    image_alt: null,
    image_size: null,
    external_url: null,
    google_calendar_id: null,
    calendar_name: null,
    source_id: null,
    missing_since: null,
    import_fingerprint: null,
    source_due_at: null,
    source_enabled: null,
    tags: "[]",
    series_pattern: null,
    series_details: null,
    series_endless: null,
    series_until: null,
    series_first_day: null,
    series_day: null,
    organizer_language: null,
    ...given,
  };
}

/** Returns the organizer page's row of a congregation; `given` overrides its columns. */
export function organizerDetailRow(given: Partial<OrganizerPageRow> = {}): OrganizerPageRow {
  return {
    id: "organizer-1",
    email: "post@lillehavn.test",
    ...eachField(PUBLIC_TEXTS, () => null),
    organization_number: null,
    register_name: null,
    is_kept: 1,
    facts: "{}",
    opening: "{}",
    name: "Lillehavn menighet",
    city: "Bodø",
    lat: null,
    lng: null,
    logo_url: null,
    cover_image_url: null,
    ...given,
  };
}

/** A visitor without preferences, at the tests' time. */
export const viewContext = {
  now: NOW,
  preferences: { theme: "system", locale: "nb", timeFormat: "24h" },
  settings: { APP_URL: "https://samling.test", TILE_URL: "https://tile.openstreetmap.org/{z}/{x}/{y}.png" },
} as const;
