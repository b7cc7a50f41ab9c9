import { type SQL, sql } from "drizzle-orm";
import type { Row } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { IS_UNCONFIRMED } from "#db/queries/calendars/unconfirmed";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { EARTH_RADIUS_KM, type Position } from "~/domain/places/position";
import { pickFields } from "~/domain/values";

/**
 * As in the view `event_search_entries`: at its organizer's position, give or take a few hundred metres; without one, by
 * its organizer's name.
 */
const IS_AT_HOME = `iif(e.lat is null or o.lat is null, coalesce(e.location_name in ('${PLACE_UNKNOWN}', o.name), 1),
  abs(e.lat - o.lat) < 0.003 and abs(e.lng - o.lng) < 0.006)`;

/** What else an organizer says is of its place. */
const OF_FAMILY = sql.raw("json_patch('{}', json_object('family', o.facts ->> 'family'))");

export const EVENT_CARD = {
  ...pickFields(e, ["id", "title", "event_type", "start_time", "end_time", "all_day", "location_name", "city"]),
  ...pickFields(e, ["lat", "lng", "image_url", "google_calendar_sync_id", "sort_key"]),
  /** JSON: see effectiveFacts() in app/domain/facts/facts.ts. */
  facts: sql<string>`json_patch(iif(${sql.raw(IS_AT_HOME)}, ${o.facts}, ${OF_FAMILY}), ${e.facts})`,
  /** Its own language, else its organizer's. */
  language: sql<string | null>`coalesce(${e.text_language}, ${o.language})`,
  other_language: sql<string | null>`${e.other_language}`,
  ...pickFields(e, ["other_title", "state", "registration", "previous_start_time", "previous_location"]),
  /** Read from its congregation's website, which has not said yes. */
  is_unconfirmed: IS_UNCONFIRMED,
  organizer_id: o.id,
  organizer_name: o.name,
  organizer_city: o.city,
  organizer_logo_url: o.logo_url,
  organizer_cover_image_url: o.cover_image_url,
  distance_km: distanceTo(null),
};

export type EventCardRow = Row<typeof EVENT_CARD>;

export const LISTED_EVENT = {
  ...EVENT_CARD,
  /** `times` of event_runs, where its series is regular. */
  run_times: sql<
    string | null
  >`case when e.rhythm is not null then (select times from event_runs where run_key = e.run_key) end`,
};

export type ListedEventRow = Row<typeof LISTED_EVENT>;

/** The haversine formula of app/domain/places/position.ts in SQL, for `e` or `o`; NULL without a position. */
export function distanceTo(position: Position | null, of: "e" | "o" = "e"): SQL<number | null> {
  if (!position) return sql<null>`null`;
  const { lat, lng } = position;
  const [rowLat, rowLng] = [sql.raw(`${of}.lat`), sql.raw(`${of}.lng`)];
  return sql<number>`(2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(
    pow(sin(radians(${rowLat} - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${rowLat})) * pow(sin(radians(${rowLng} - ${lng}) / 2), 2)
  ))))`;
}
