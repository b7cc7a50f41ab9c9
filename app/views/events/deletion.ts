import { newestVersion, type OwnEvent } from "#db/queries/events/own";
import { eventTimesOf } from "~/domain/events/span";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { ViewContext } from "./card";
import { viewSeries } from "./form";

export type EventDeletionView = ReturnType<typeof viewEventDeletion>;

export function viewEventDeletion(own: OwnEvent, context: ViewContext) {
  const { id, title } = own.event;
  const { preferences, now } = context;
  const times = eventTimesOf(own.event);
  const when = [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    title,
    /** "søndag 7. juni kl. 11:00 – 12:30" */
    when,
    series: viewSeries(own, context),
    /** The deletion is refused when somebody has changed it since. */
    version: newestVersion(own),
  };
}
