import { findUserByEmail } from "#db/queries/accounts/accounts";
import { claimDueCalendars, releaseCalendars } from "#db/queries/calendars/due";
import type { CalendarToImport } from "#db/queries/calendars/import-state";
import { DUE_SLACK_SECONDS, leaseUntil } from "~/domain/calendars/run";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { calendarFailingMail } from "~/emails/organizers";
import type { Posting } from "~/models/mail/post";
import type { CalendarDeps } from "./deps";

/** Claimed by one statement; after the last claim the others wait a quarter of an hour. */
const MOST_A_CLAIM = 2000;
const CLAIMS_A_RUN = 5;

/** Repeated or simultaneous calls queue each run once. */
export async function enqueueDueCalendars({ db, jobs, now }: Pick<CalendarDeps, "db" | "jobs" | "now">): Promise<void> {
  const lease = leaseUntil(now);
  const due = new Date(now.getTime() + DUE_SLACK_SECONDS * 1000);
  for (let claim = 0; claim < CLAIMS_A_RUN; claim++) {
    const ids = await claimDueCalendars(db, { due, until: lease, limit: MOST_A_CLAIM });
    try {
      await jobs.enqueue(ids.map((sync_id) => ({ type: "sync_calendar", sync_id, lease })));
    } catch (error) {
      await releaseCalendars(db, ids, { until: lease, due: now });
      throw error;
    }
    if (ids.length < MOST_A_CLAIM) return;
  }
}

/** One mail per time that it stopped. */
export async function calendarWarning(
  { calendar, organizer }: CalendarToImport,
  { db, settings, now }: Pick<CalendarDeps, "db" | "settings" | "now">,
): Promise<Posting> {
  const since = calendar.last_sync;
  const locale = (await findUserByEmail(db, organizer.email))?.locale ?? CONTENT_LOCALE;
  const link = `${settings.APP_URL}/dashboard/calendar-sync`;
  return {
    key: `calendar_failing:${calendar.id}:${since ? unixSeconds(since) : "never"}`,
    to: organizer.email,
    mail: calendarFailingMail({ calendarName: calendar.calendar_name, since, now, link }, locale),
  };
}
