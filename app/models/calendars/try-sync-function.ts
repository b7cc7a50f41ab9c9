import type { RunReport } from "~/domain/calendars/run-report";
import { calendarToCome } from "~/domain/calendars/imported-events";
import { daysToRead } from "~/domain/calendars/horizon";
import { readCalendar } from "~/domain/ical/read-calendar";
import { SAMPLE_CALENDAR } from "~/domain/ical/sample-calendar";
import { refuse, type Result, succeed } from "~/domain/result";
import { emptyReport } from "./end-run";
import type { ManageDeps } from "./manage-calendars";
import { syncNow, type SyncNowRefusal } from "./sync-now";

/** Runs the function that syncs calendars for a stored one; without one, its reading half on the sample. */
export async function trySyncFunction(syncId: string | null, deps: ManageDeps): Promise<Result<RunReport, SyncNowRefusal>> {
  return syncId === null ? readSample(deps.now) : syncNow(syncId, deps);
}

function readSample(now: Date): Result<RunReport, SyncNowRefusal> {
  const reading = readCalendar(SAMPLE_CALENDAR, { now, days: daysToRead(now) });
  if (!reading.ok) return refuse("gone");
  const { events, skipped } = calendarToCome(reading, now);
  return succeed({ ...emptyReport, events_unchanged: events.length, total_events: reading.totalEvents, past_skipped: reading.pastEvents, skipped });
}
