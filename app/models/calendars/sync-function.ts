import { insertAudit } from "#db/queries/admin/audit-log";
import { findCalendar } from "#db/queries/calendars/calendars";
import type { Viewer } from "~/domain/accounts/access";
import type { RunReport } from "~/domain/calendars/run";
import { SAMPLE_CALENDAR, SAMPLE_GOOGLE_LINK } from "~/domain/calendars/sample-calendar";
import { feedAddressOf, googleCalendarId } from "~/domain/calendars/sharing-links";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FeedReading } from "~/gateways/sources/source-reader";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import type { ManageDeps } from "./manage";
import { placeEvents } from "./place-events";
import { emptyReport } from "./run";
import { syncNow, type SyncNowProblem } from "./sync";

/** Counts towards the account's limit. */
export async function syncOnRequest(
  { syncId, userId }: { syncId: string; userId: string },
  deps: ManageDeps,
): Promise<Result<RunReport, SyncNowProblem | TooMany>> {
  const verdict = await limitAttempts({ feedByAccount: userId }, deps);
  if (!verdict.ok) return verdict;
  return syncNow(syncId, deps);
}

export interface TrialReport extends RunReport {
  google_calendar_id?: string | null;
}

/** Without a calendar, reads the sample. Logged before the run; not in development, where nobody is signed in. */
export async function trySyncFunction(
  syncId: string | null,
  viewer: Viewer | null,
  deps: ManageDeps,
): Promise<Result<TrialReport, SyncNowProblem>> {
  if (syncId === null) {
    const sample = await readSample(deps);
    return sample.ok ? succeed(reportOf(sample.value)) : sample;
  }
  const calendar = await findCalendar(deps.db, syncId);
  if (!calendar) return refuse({ kind: "gone" });
  const { organizer_id: organizerId, calendar_name: detail } = calendar;
  if (viewer)
    await insertAudit(deps.db, { actorId: viewer.userId, organizerId, action: "calendar_imported", detail }, deps.now);
  return syncNow(syncId, deps);
}

/** From the shared link to the rows; asks neither Google nor an address service, and writes nothing. */
export async function tryGoogleFunction(deps: ReadDeps): Promise<Result<TrialReport, SyncNowProblem>> {
  const address = feedAddressOf(SAMPLE_GOOGLE_LINK);
  const id = address.ok ? googleCalendarId(address.value) : null;
  const sample = await readSample(deps);
  if (id === null || !sample.ok) return refuse({ kind: "gone" });
  const events = sample.value.toImport.events.map((event) => ({ ...event, fingerprint: "" }));
  const [row] = (
    await placeEvents(events, { organizer: NOWHERE, googleId: id, localOf: () => ({}) }, NOBODY_ASKED)
  ).values();
  return succeed({ ...reportOf(sample.value), google_calendar_id: row?.google_calendar_id ?? null });
}

const NOWHERE = { name: "", lat: null, lng: null };
const NOBODY_ASKED = { addresses: { geocodeAll: () => Promise.resolve(new Map<string, never>()) } };

type ReadDeps = Given<"reader" | "now">;

async function readSample({ reader, now }: ReadDeps): Promise<Result<FeedReading, { kind: "gone" }>> {
  const reading = await reader.readFeed(SAMPLE_CALENDAR, { now });
  return reading.ok ? succeed(reading) : refuse({ kind: "gone" });
}

const reportOf = ({ totalEvents, pastEvents, toImport: { events, skipped } }: FeedReading): RunReport => ({
  ...emptyReport,
  events_unchanged: events.length,
  total_events: totalEvents,
  past_skipped: pastEvents,
  skipped,
});
