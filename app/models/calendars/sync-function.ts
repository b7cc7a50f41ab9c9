import { insertAudit } from "#db/queries/admin/audit-log";
import { findCalendar } from "#db/queries/calendars/calendars";
import type { Viewer } from "~/domain/accounts/access";
import { daysToRead } from "~/domain/calendars/import-limits";
import { type CalendarToCome, calendarToCome } from "~/domain/calendars/imported-event";
import { type CalendarReading, readCalendar } from "~/domain/calendars/reader/read-calendar";
import type { RunReport } from "~/domain/calendars/run";
import { SAMPLE_CALENDAR, SAMPLE_GOOGLE_LINK } from "~/domain/calendars/sample-calendar";
import { feedAddressOf, googleCalendarId } from "~/domain/calendars/sharing-links";
import { refuse, type Result, succeed } from "~/domain/result";
import { limitFactor } from "~/models/accounts/deps";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { ManageDeps } from "./manage";
import { placeEvents } from "./place-events";
import { emptyReport } from "./run";
import { syncNow, type SyncNowProblem } from "./sync";

/** A run that a program asked for in somebody's name: counted like those that people ask for. */
export async function syncOnRequest(
  { syncId, userId }: { syncId: string; userId: string },
  deps: ManageDeps,
): Promise<Result<RunReport, SyncNowProblem | TooMany>> {
  const verdict = await limitAttempts([["feedByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  if (!verdict.ok) return verdict;
  return syncNow(syncId, deps);
}

/** What a trial reports: a run's report, and the id that the events got of the Google calendar they are from. */
export interface TrialReport extends RunReport {
  google_calendar_id?: string | null;
}

/**
 * Runs the function that syncs calendars for a stored one; without one, its reading half on the sample. A run changes an
 * organisation's events, and stands in the log before it begins; in development, where nobody is signed in, it does not.
 */
export async function trySyncFunction(
  syncId: string | null,
  viewer: Viewer | null,
  deps: ManageDeps,
): Promise<Result<TrialReport, SyncNowProblem>> {
  if (syncId === null) {
    const sample = readSample(deps.now);
    return sample.ok ? succeed(reportOf(sample.value)) : sample;
  }
  const calendar = await findCalendar(deps.db, syncId);
  if (!calendar) return refuse({ kind: "gone" });
  const { organizer_id: organizerId, calendar_name: detail } = calendar;
  if (viewer)
    await insertAudit(deps.db, { actorId: viewer.userId, organizerId, action: "calendar_imported", detail }, deps.now);
  return syncNow(syncId, deps);
}

/**
 * Takes the sample for a calendar that Google serves: from the link that Google shares, through the reading, to the rows
 * that an import would write. Neither Google nor an address service is asked, and nothing is written.
 */
export async function tryGoogleFunction(now: Date): Promise<Result<TrialReport, SyncNowProblem>> {
  const address = feedAddressOf(SAMPLE_GOOGLE_LINK);
  const id = address.ok ? googleCalendarId(address.value) : null;
  const sample = readSample(now);
  if (id === null || !sample.ok) return refuse({ kind: "gone" });
  const events = sample.value.toCome.events.map((event) => ({ ...event, fingerprint: "" }));
  const [row] = (await placeEvents(events, { organizer: NOWHERE, googleId: id }, NOBODY_ASKED)).values();
  return succeed({ ...reportOf(sample.value), google_calendar_id: row?.google_calendar_id ?? null });
}

const NOWHERE = { lat: null, lng: null };
const NOBODY_ASKED = { addresses: { geocodeAll: () => Promise.resolve(new Map<string, never>()) } };

interface Sample {
  reading: CalendarReading;
  toCome: CalendarToCome;
}

function readSample(now: Date): Result<Sample, { kind: "gone" }> {
  const reading = readCalendar(SAMPLE_CALENDAR, { now, days: daysToRead(now) });
  return reading.ok ? succeed({ reading, toCome: calendarToCome(reading, now) }) : refuse({ kind: "gone" });
}

const reportOf = ({ reading: { totalEvents, pastEvents }, toCome: { events, skipped } }: Sample): RunReport => ({
  ...emptyReport,
  events_unchanged: events.length,
  total_events: totalEvents,
  past_skipped: pastEvents,
  skipped,
});
