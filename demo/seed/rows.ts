import type { SourceKind } from "~/domain/calendars/run";
import type { HostPart } from "~/domain/events/hosts";
import type { EventState, EventType, Registration } from "~/domain/events/types";
import type { FactValues } from "~/domain/facts/facts";
import type { Opening } from "~/domain/organizers/open-spans";
import type { TextLanguage } from "~/domain/site/text-languages";
import type { CountedKind } from "~/domain/statistics/kinds";

/** As the database stores them; moments are unix seconds. */
export interface NewOrganizerRow {
  id: string;
  email: string;
  name: string;
  description: string;
  phone: string;
  website: string | null;
  address: string;
  city: string;
  lat: number;
  lng: number;
  /** Its number. */
  county: string;
  logo_url: string | null;
  cover_image_url: string | null;
  reviewed_at: number;
  created_at: number;
  search_text: string;
  search_name: string;
  name_key: string;
  facts: FactValues;
  fact_facets: string;
  opening: Opening;
}

/** Of a page that nobody keeps. */
export interface NewRegisterPageRow extends Omit<
  NewOrganizerRow,
  "description" | "phone" | "logo_url" | "cover_image_url" | "opening"
> {
  language: "nb" | "nn";
  organization_number: string;
  register_batch: string;
}

export interface NewRegisterBatchRow {
  id: string;
  place: string;
  waiting: string;
  created_at: number;
}

export interface NewCalendarSyncRow {
  id: string;
  organizer_id: string;
  calendar_name: string;
  calendar_url: string;
  source_kind: SourceKind;
  /** `published`: found on the website of a page that nobody keeps. */
  unconfirmed: "published" | null;
  last_sync: number;
  coming_events: number;
  created_at: number;
  runs: number;
  /** By these its server, which is not there, may say that nothing has changed (scripts/serve-worker.mjs). */
  etag: string;
  copy_good_until: number;
}

export interface NewEventRow {
  id: string;
  organizer_id: string;
  title: string;
  description: string;
  event_type: EventType;
  start_time: number;
  end_time: number | null;
  all_day: 0 | 1;
  location_name: string | null;
  location_address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  speaker_band: string | null;
  external_url: string | null;
  image_url: string | null;
  tags: string[];
  google_calendar_id: string | null;
  google_calendar_sync_id: string | null;
  google_event_id: string | null;
  created_at: number;
  search_text: string;
  facets: string;
  facts: FactValues;
  fact_facets: string;
  series_id: string | null;
  series_day: string | null;
  is_exception: 0 | 1;
  state: EventState;
  state_reason: string | null;
  previous_start_time: number | null;
  previous_location: string | null;
  registration: Registration;
  text_language: TextLanguage | null;
  other_language: TextLanguage | null;
  other_title: string | null;
  other_description: string | null;
}

export interface NewEventHostRow {
  event_id: string;
  organizer_id: string;
  part: HostPart;
  state: "accepted";
  starts_at: number;
  asked_at: number;
  answered_at: number;
}

export interface NewSeriesRow {
  id: string;
  organizer_id: string;
  pattern: "weekly" | "biweekly";
  until: string;
  first_day: string;
  created_at: number;
}

export interface ImageRow {
  id: string;
  organizer_id: string;
  width: number;
  height: number;
  created_at: number;
}

export type SumsOfKinds = Record<CountedKind, number>;

/** YYYY-MM-DD and YYYY-MM. */
export type NewOrganizerDayRow = SumsOfKinds & { organizer_id: string; day: string };
export type NewEventMonthRow = SumsOfKinds & { event_id: string; month: string; organizer_id: string };

export type SeedRows = ReturnType<typeof noRows>;

export const noRows = () => ({
  organizers: [] as NewOrganizerRow[],
  registerPages: [] as NewRegisterPageRow[],
  registerBatches: [] as NewRegisterBatchRow[],
  calendarSyncs: [] as NewCalendarSyncRow[],
  series: [] as NewSeriesRow[],
  events: [] as NewEventRow[],
  eventHosts: [] as NewEventHostRow[],
  images: [] as ImageRow[],
  organizerDays: [] as NewOrganizerDayRow[],
  eventMonths: [] as NewEventMonthRow[],
});
