import type { AdminEventRow } from "#db/queries/admin-events";
import { debugMessages } from "~/i18n/debug";
import { formatDayAndTime } from "~/i18n/format";
import { type AdminEventView, viewAdminEvent } from "./admin-events";
import type { ViewContext } from "./event-card";

export interface NewestEventView extends AdminEventView {
  /** "laget 3. mai kl. 12:00" */
  made: string;
}

export function viewNewestEvents(rows: AdminEventRow[], context: ViewContext): NewestEventView[] {
  const { made } = debugMessages[context.preferences.locale].events;
  return rows.map((row) => ({
    ...viewAdminEvent(row, context),
    made: made(formatDayAndTime(new Date(row.created_at * 1000), context.preferences)),
  }));
}
