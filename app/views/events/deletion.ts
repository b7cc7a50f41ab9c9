import { newestVersion, type OwnEvent } from "#db/queries/events/own";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { ViewContext } from "./card";
import { type SeriesView, viewSeries } from "./form";

/** An event that is about to be deleted. */
export interface EventDeletionView {
  id: string;
  title: string;
  /** "søndag 7. juni kl. 11:00 – 12:30" */
  when: string;
  series: SeriesView | null;
  /** The version shown; the deletion is refused when somebody has changed it since. */
  version: number;
}

export function viewEventDeletion(own: OwnEvent, context: ViewContext): EventDeletionView {
  const { id, title, start_time, end_time, all_day } = own.event;
  const { preferences, now } = context;
  const times = { start: start_time, end: end_time, isAllDay: all_day };
  const when = [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
    .filter(Boolean)
    .join(" ");
  return { id, title, when, series: viewSeries(own, context), version: newestVersion(own) };
}
