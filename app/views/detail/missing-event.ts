import type { MissingEventRow } from "#db/queries/events/missing";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { sourceStatusMessages } from "#messages/source-status";
import { canActFor, type Viewer } from "~/domain/accounts/access";
import { storedStanding } from "~/domain/calendars/imported-event";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { TeamNoticeView } from "~/views/moderation/notices";
import type { ViewContext } from "../events/card";

/** Null where it is in its source, or shown as cancelled because it is not. */
export function viewMissing(row: MissingEventRow, context: ViewContext) {
  if (storedStanding(row) !== "missing") return null;
  const { missing } = messagesIn(sourceStatusMessages, context.preferences.locale);
  return { badge: missing.heading, text: missing.short(nextReading(row, context)) };
}

/** At the earliest; null while paused. */
function nextReading({ source_due_at, source_enabled }: MissingEventRow, { preferences, now }: ViewContext) {
  if (source_due_at === null || source_enabled !== 1) return null;
  return formatDayAndTime(dateFromUnix(Math.max(source_due_at, unixSeconds(now))), preferences);
}

/** Null for other events, and for visitors. */
export function viewMissingNotice(
  row: MissingEventRow & { organizer_id: string; calendar_name: string | null },
  viewer: Viewer | null,
  context: ViewContext,
): TeamNoticeView | null {
  const { missing_since, organizer_id, calendar_name } = row;
  if (storedStanding(row) !== "missing" || !canActFor(viewer, organizer_id, "see_dashboard")) return null;
  const { locale } = context.preferences;
  const { missing } = messagesIn(sourceStatusMessages, locale);
  const source = calendar_name ?? messagesIn(calendarSyncMessages, locale).isPage;
  const link = row.source_id && { href: `/dashboard/calendar-sync/${row.source_id}`, text: missing.link };
  const since = formatDayAndTime(dateFromUnix(present(missing_since, "when an event was missed")), context.preferences);
  return { text: missing.whole(source, since, nextReading(row, context)), tone: "held", link: link || null };
}
