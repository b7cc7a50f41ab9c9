import type { OwnEvent } from "#db/queries/own-events";
import type { SeriesEvent } from "~/domain/recurrence/series-scope";

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

/** Fetched from a calendar: changed there, never here. */
export const isImported = ({ google_calendar_id, google_calendar_sync_id }: OwnEvent["event"]) =>
  google_calendar_id !== null || google_calendar_sync_id !== null;
