import { eventsMessages } from "#messages/events";
import type { ExistingEvent } from "~/domain/review/review-row";
import { momentAt } from "~/domain/time/days-and-moments";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "./card";

/** What is there already, that something new seems to be. */
export function viewThere(event: ExistingEvent, context: ViewContext) {
  const { id, title, place } = event;
  /** "søndag 14. juni kl. 11:00, Nes kirke" */
  return { id, title, facts: [dayAndClock(event, context), place].filter(Boolean).join(", ") };
}

/** More would only say the same. */
const MOST_ALIKE = 3;

/** Of what a form publishes; `ids` are those of all. */
export const viewAlike = (events: readonly ExistingEvent[], context: ViewContext) => ({
  shown: events.slice(0, MOST_ALIKE).map((event) => viewThere(event, context)),
  ids: events.map(({ id }) => id).join(","),
});

/** "søndag 14. juni kl. 11:00" */
export function dayAndClock(
  { day, time }: Pick<ExistingEvent, "day" | "time">,
  { now, preferences }: ViewContext,
): string {
  const moment = momentAt(day, time ?? "00:00");
  const date = formatDay(moment, now, preferences.locale);
  const { at, allDay } = messagesIn(eventsMessages, preferences.locale);
  return `${date} ${time === null ? allDay : at(formatTime(moment, preferences))}`;
}
