import type { OwnEvent } from "#db/queries/own-events";
import { type SeriesEvent, seriesDayOf } from "~/domain/recurrence/series-scope";

/** The series around an event, for the planners; the event alone where it has none. */
export function seriesOf({ event, siblings }: OwnEvent): SeriesEvent[] {
  const rows = siblings.some(({ id }) => id === event.id) ? siblings : [event];
  return rows.map(({ id, start_time, end_time, is_exception, series_day }) => ({
    id,
    start: start_time,
    end: end_time,
    isException: is_exception,
    seriesDay: series_day,
  }));
}

/** The day a series' rule counts from, YYYY-MM-DD: its first event's where it is older than that note. */
export function firstDayOf(own: OwnEvent): string | null {
  return own.series?.first_day ?? seriesOf(own).map(seriesDayOf).sort()[0] ?? null;
}

/** Fetched from a calendar: changed there, never here. */
export const isImported = ({ google_calendar_id, google_calendar_sync_id }: OwnEvent["event"]) =>
  google_calendar_id !== null || google_calendar_sync_id !== null;
