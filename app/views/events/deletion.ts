import { newestVersion, type OwnEvent } from "#db/queries/events/own";
import { eventTimesOf } from "~/domain/events/span";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { ViewContext } from "./card";
import { type SeriesView, viewSeries } from "./form";

export interface EventDeletionView {
  id: string;
  title: string;
  /** "søndag 7. juni kl. 11:00 – 12:30" */
  when: string;
  series: SeriesView | null;
  /** The deletion is refused when somebody has changed it since. */
  version: number;
}

export function viewEventDeletion(own: OwnEvent, context: ViewContext): EventDeletionView {
  const { id, title } = own.event;
  const { preferences, now } = context;
  const times = eventTimesOf(own.event);
  const when = [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
    .filter(Boolean)
    .join(" ");
  return { id, title, when, series: viewSeries(own, context), version: newestVersion(own) };
}
