import { insertAudit } from "#db/queries/audit-log";
import { findCalendar } from "#db/queries/calendar-syncs";
import type { RunReport } from "~/domain/calendars/run-report";
import { calendarToCome } from "~/domain/calendars/imported-events";
import { daysToRead } from "~/domain/calendars/horizon";
import { readCalendar } from "~/domain/ical/read-calendar";
import { SAMPLE_CALENDAR } from "~/domain/ical/sample-calendar";
import { refuse, type Result, succeed } from "~/domain/result";
import type { Viewer } from "~/domain/viewer";
import { emptyReport } from "./end-run";
import type { ManageDeps } from "./manage-calendars";
import { syncNow, type SyncNowRefusal } from "./sync-now";

/**
 * Runs the function that syncs calendars for a stored one; without one, its reading half on the sample. A run changes an
 * organisation's events, and stands in the log before it begins; in development, where nobody is signed in, it does not.
 */
export async function trySyncFunction(syncId: string | null, viewer: Viewer | null, deps: ManageDeps): Promise<Result<RunReport, SyncNowRefusal>> {
  if (syncId === null) return readSample(deps.now);
  const calendar = await findCalendar(deps.db, syncId);
  if (!calendar) return refuse("gone");
  const { organizer_id: organizerId, calendar_name: detail } = calendar;
  if (viewer) await insertAudit(deps.db, { actorId: viewer.userId, organizerId, action: "calendar_imported", detail }, deps.now);
  return syncNow(syncId, deps);
}

function readSample(now: Date): Result<RunReport, SyncNowRefusal> {
  const reading = readCalendar(SAMPLE_CALENDAR, { now, days: daysToRead(now) });
  if (!reading.ok) return refuse("gone");
  const { events, skipped } = calendarToCome(reading, now);
  return succeed({ ...emptyReport, events_unchanged: events.length, total_events: reading.totalEvents, past_skipped: reading.pastEvents, skipped });
}
