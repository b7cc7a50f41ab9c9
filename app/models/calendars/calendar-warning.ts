import type { CalendarToImport } from "#db/queries/calendar-import";
import { findUserByEmail } from "#db/queries/accounts";
import { calendarFailingMail } from "~/emails/calendar-failing";
import type { Posting } from "~/models/post-mail";
import type { CalendarDeps } from "./calendar-deps";

/** What the organizer of a calendar is mailed that can't be fetched any more: once for each time that it stopped. */
export async function calendarWarning(
  { calendar, organizer }: CalendarToImport,
  { db, settings, now }: Pick<CalendarDeps, "db" | "settings" | "now">,
): Promise<Posting> {
  const since = calendar.last_sync;
  const locale = (await findUserByEmail(db, organizer.email))?.locale ?? "nb";
  const link = `${settings.APP_URL}/dashboard/calendar-sync`;
  return {
    key: `calendar_failing:${calendar.id}:${since ? since.getTime() / 1000 : "never"}`,
    to: organizer.email,
    mail: calendarFailingMail({ calendarName: calendar.calendar_name, since, now, link }, locale),
  };
}
