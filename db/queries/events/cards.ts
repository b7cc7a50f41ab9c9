import { type SQL, sql } from "drizzle-orm";
import { e, o } from "#db/queries/aliases";
import type { Row } from "#db/rows";
import { EARTH_RADIUS_KM, type Position } from "~/domain/places/position";

/** The columns of an event's card: for `e` (an event) and `o` (its organizer). */
export const EVENT_CARD = {
  id: e.id,
  title: e.title,
  event_type: e.event_type,
  start_time: e.start_time,
  end_time: e.end_time,
  all_day: e.all_day,
  location_name: e.location_name,
  city: e.city,
  lat: e.lat,
  lng: e.lng,
  image_url: e.image_url,
  google_calendar_sync_id: e.google_calendar_sync_id,
  sort_key: e.sort_key,
  organizer_id: o.id,
  organizer_name: o.name,
  organizer_city: o.city,
  organizer_logo_url: o.logo_url,
  organizer_cover_image_url: o.cover_image_url,
  /** Kilometres from the given position; null without one. */
  distance_km: distanceTo(null),
};

export type EventCardRow = Row<typeof EVENT_CARD>;

/** The haversine formula of app/domain/places/position.ts in SQL, for `e`; NULL for an event without a position. */
export function distanceTo(position: Position | null): SQL<number | null> {
  if (!position) return sql<null>`null`;
  const { lat, lng } = position;
  return sql<number>`(2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(
    pow(sin(radians(e.lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(e.lat)) * pow(sin(radians(e.lng - ${lng}) / 2), 2)
  ))))`;
}
