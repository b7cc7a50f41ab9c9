import { sql } from "drizzle-orm";
import type { EventType } from "~/domain/events/types";
import { EARTH_RADIUS_KM, type Position } from "~/domain/places/position";

/** What a card shows of an event, with its organizer. Times are unix seconds. */
export interface EventCardRow {
  id: string;
  title: string;
  event_type: EventType;
  start_time: number;
  end_time: number | null;
  all_day: number;
  location_name: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  image_url: string | null;
  google_calendar_sync_id: string | null;
  sort_key: number;
  organizer_id: string;
  organizer_name: string;
  organizer_city: string | null;
  organizer_logo_url: string | null;
  organizer_cover_image_url: string | null;
  /** Kilometres from the position asked about; null without one. */
  distance_km: number | null;
}

/** For `e` (an event) and `o` (its organizer): every column of EventCardRow but the distance. */
export const cardColumns = sql.raw(`e.id, e.title, e.event_type, e.start_time, e.end_time, e.all_day,
  e.location_name, e.city, e.lat, e.lng, e.image_url, e.google_calendar_sync_id, e.sort_key,
  o.id as organizer_id, o.name as organizer_name, o.city as organizer_city, o.logo_url as organizer_logo_url,
  o.cover_image_url as organizer_cover_image_url`);

/** The haversine formula of app/domain/places/position.ts in SQL, for `e`; NULL for an event without a position. */
export function distanceTo(position: Position | null) {
  if (!position) return sql`null`;
  const { lat, lng } = position;
  return sql`(2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(
    pow(sin(radians(e.lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(e.lat)) * pow(sin(radians(e.lng - ${lng}) / 2), 2)
  ))))`;
}
