import type { AdminEventPage, AdminEventRow } from "#db/queries/admin/events";
import type { RemovableEvent } from "#db/queries/events/writes";
import { adminMessages } from "#messages/admin";
import { debugMessages } from "#messages/debug";
import { eventsMessages } from "#messages/events";
import { firstDayMessages } from "#messages/first-day";
import { eventImageOf } from "~/domain/events/display";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDay, formatDayAndTime, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { AdminEventsQuery } from "~/schemas/admin/forms";
import { type ViewContext, viewShownFrom } from "~/views/events/card";
import { generatedCover, listedImage } from "~/views/images/image";

export type AdminEventView = ReturnType<typeof viewAdminEvent>;

export interface AdminEventListView {
  period: "coming" | "past";
  events: AdminEventView[];
  /** Null where all are shown. */
  more: string | null;
}

export type AdminEventsView = ReturnType<typeof viewAdminEvents>;

export function viewAdminEvent(row: AdminEventRow, context: ViewContext) {
  const image = eventImageOf(row);
  return {
    id: row.id,
    title: row.title,
    type: row.event_type,
    image: image ? listedImage(image) : generatedCover(row.event_type, row.id),
    dateTime: dateFromUnix(row.start_time).toISOString(),
    /** "søndag 22. november kl. 11:00" */
    when: whenOf(row, context),
    organizer: { id: row.organizer_id, name: row.organizer_name },
    isHidden: row.is_hidden === 1,
    /** "Vises fra i morgen kl. 14:15"; null where it is not held. */
    held:
      row.public_from === null
        ? null
        : messagesIn(firstDayMessages, context.preferences.locale).badge(
            viewShownFrom(dateFromUnix(row.public_from), context),
          ),
    isImported: row.google_calendar_sync_id !== null || row.google_calendar_id !== null,
  };
}

function whenOf({ start_time, all_day }: { start_time: number; all_day: number }, { preferences, now }: ViewContext) {
  const start = dateFromUnix(start_time);
  const day = formatDay(start, now, preferences.locale);
  return all_day ? day : messagesIn(eventsMessages, preferences.locale).dayAt(day, formatTime(start, preferences));
}

export function viewAdminEvents(
  pages: { period: "coming" | "past"; page: AdminEventPage }[],
  { q, type, period, after }: AdminEventsQuery,
  context: ViewContext,
) {
  const moreOf = (list: "coming" | "past", next: number) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(type && { type }), period: list, after: String(next) })}`;
  return {
    query: q,
    type: type ?? null,
    isContinued: after !== undefined,
    isOne: period !== undefined,
    lists: pages.map(({ period: list, page }) => ({
      period: list,
      events: page.events.map((row) => viewAdminEvent(row, context)),
      more: page.nextAfter === null ? null : moreOf(list, page.nextAfter),
    })),
  };
}

export type EventRemovalView = ReturnType<typeof viewEventRemoval>;

export function viewEventRemoval(event: RemovableEvent, context: ViewContext) {
  const m = messagesIn(adminMessages, context.preferences.locale).deletion;
  return {
    title: event.title,
    /** "Fjellkirken, søndag 22. november kl. 11:00" */
    of: m.eventOf(event.organizer_name, whenOf(event, context)),
    isImported: event.is_imported === 1,
  };
}

export interface NewestEventView extends AdminEventView {
  /** "laget 3. mai kl. 12:00" */
  made: string;
}

export function viewNewestEvents(rows: AdminEventRow[], context: ViewContext): NewestEventView[] {
  const { made } = messagesIn(debugMessages, context.preferences.locale).events;
  return rows.map((row) => ({
    ...viewAdminEvent(row, context),
    made: made(formatDayAndTime(dateFromUnix(row.created_at), context.preferences)),
  }));
}
