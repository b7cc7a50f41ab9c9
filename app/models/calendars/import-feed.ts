import type { CalendarState } from "#db/queries/calendars/import-state";
import {
  type ImportedEventRow,
  listComingImportedEvents,
  listImportedEventsByKey,
} from "#db/queries/calendars/imported-events";
import { daysToRead, eventsToImport, unreadableUids, withoutRemoved } from "~/domain/calendars/events-to-import";
import { diffImport, type ImportDiff, type StoredImportedEvent, uidOf } from "~/domain/calendars/import-diff";
import {
  type FingerprintedEvent,
  importFingerprint,
  isPlaceOpen,
  withDefaults,
} from "~/domain/calendars/imported-event";
import type { CalendarRefusal } from "~/domain/calendars/reader/components";
import { type CalendarReading, readCalendar } from "~/domain/calendars/reader/read-calendar";
import { checkRemovals } from "~/domain/calendars/removal-guard";
import { dueAfterHold, type FeedProblem, type RunReport } from "~/domain/calendars/run";
import { googleCalendarId } from "~/domain/calendars/sharing-links";
import { dateFromUnix } from "~/domain/time/unix-time";
import type { FeedAnswer, FeedCopy } from "~/gateways/feeds/feed-fetcher";
import { logError } from "~/gateways/log";
import { newId } from "~/models/site/new-id";
import type { CalendarDeps } from "./deps";
import { mergeWritten } from "./merge-written";
import { homeOf, placeEvents } from "./place-events";
import { emptyReport, endFailed, endStatements, type Run, succeeded } from "./run";
import { writeImport } from "./write-import";

type Body = Extract<FeedAnswer, { kind: "body" }>;

const REFUSED: Record<CalendarRefusal, FeedProblem> = {
  empty: "not_a_calendar",
  html: "web_page",
  "not-a-calendar": "not_a_calendar",
  "too-large": "too_big",
};

/** Writes a feed's coming events into the calendar. Null where another run came first. */
export async function importFeed(run: Run, body: Body, deps: CalendarDeps): Promise<RunReport | null> {
  const { db, now } = deps;
  const reading = readCalendar(body.bytes, { now, days: daysToRead(now), contentType: body.contentType });
  if (!reading.ok) return endFailed(run, { problem: REFUSED[reading.reason], detail: reading.reason }, deps);
  const { coming, removed } = await findKnown(run, deps);
  const toImport = withoutRemoved(eventsToImport(reading, now), removed);
  const home = homeOf(run.organizer);
  const { default_event_type: type, default_place: place } = run.calendar;
  const incoming = toImport.events.map((found): FingerprintedEvent => {
    const event = withDefaults(found, { type, place });
    return { ...event, fingerprint: importFingerprint(event, home) };
  });
  const stored = await findStored(run, coming, incoming, deps);
  const diff = diffImport(stored, incoming);
  const removals = decideRemovals(run, reading, { diff, stored, shown: incoming.length }, now);
  const rows = await rowsToWrite(diff, run, deps);
  const report: RunReport = {
    ...emptyReport,
    outcome: removals.reason
      ? "held"
      : diff.added.length + diff.changed.length + removals.removed.length > 0
        ? "changed"
        : "unchanged",
    problem: removals.reason,
    events_new: diff.added.length,
    events_changed: diff.changed.length,
    events_removed: removals.removed.length,
    events_unchanged: diff.unchanged,
    events_held: removals.heldCount,
    total_events: reading.totalEvents,
    past_skipped: reading.pastEvents,
    skipped: toImport.skipped,
  };
  const isWhole =
    reading.isComplete &&
    ![...rows.added, ...rows.changed].some(({ import_fingerprint }) => isPlaceOpen(import_fingerprint!));
  const state = stateAfter(
    run,
    {
      refreshSeconds: reading.refreshInterval,
      removals,
      copy: isWhole ? body.copy : null,
      copyGoodUntil: toImport.copyGoodUntil,
    },
    now,
  );
  const end = endStatements(run, report, state, deps);
  const results = await writeImport({ ...rows, removed: removals.removed }, [...end], {
    db,
    guard: run.guard,
    organizerId: run.organizer.id,
    now,
  });
  if ((results.at(-1) as unknown[]).length === 0) return null;
  const ids = [...rows.added, ...rows.changed].map(({ id }) => id);
  await mergeWritten(ids, run, deps).catch((error: unknown) =>
    logError("merge_failed", error, { sync_id: run.guard.syncId }),
  );
  return report;
}

interface Known {
  /** Stored events that are still to come. */
  coming: StoredImportedEvent[];
  /** Events that were deleted for good. */
  removed: Omit<StoredImportedEvent, "id">[];
}

async function findKnown({ guard, organizer }: Run, { db, now }: CalendarDeps): Promise<Known> {
  const known = (await listComingImportedEvents(db, guard.syncId, organizer.id, now)).map(storedOf);
  return { coming: known.filter(isStored), removed: known.filter((event) => !isStored(event)) };
}

/** Returns the stored coming events, and the past ones that the calendar has moved to the future. */
async function findStored(
  { guard }: Run,
  coming: StoredImportedEvent[],
  incoming: FingerprintedEvent[],
  { db }: CalendarDeps,
): Promise<StoredImportedEvent[]> {
  const known = new Set(coming.map(({ key }) => key));
  const unknown = incoming.filter(({ key }) => !known.has(key)).map(({ key }) => key);
  if (unknown.length === 0) return coming;
  const moved = await listImportedEventsByKey(db, guard.syncId, unknown);
  return [...coming, ...moved.map(storedOf).filter(isStored)];
}

const isStored = (event: Omit<StoredImportedEvent, "id"> & { id: string | null }): event is StoredImportedEvent =>
  event.id !== null;

const storedOf = ({ event_id, event_key, event_title, event_start, fingerprint }: ImportedEventRow) => ({
  id: event_id,
  key: event_key,
  title: event_title,
  start: dateFromUnix(event_start),
  fingerprint,
});

interface Removals extends ReturnType<typeof checkRemovals> {
  removed: string[];
  heldCount: number;
}

/** Returns which vanished events to remove, as far as the guard allows. Unreadable events have not vanished. */
function decideRemovals(
  { calendar }: Run,
  reading: CalendarReading,
  { diff, stored, shown }: { diff: ImportDiff<FingerprintedEvent>; stored: StoredImportedEvent[]; shown: number },
  now: Date,
): Removals {
  const unreadable = unreadableUids(reading.skipped);
  const missing = diff.missing.filter(({ key }) => !unreadable.has(uidOf(key)));
  const held = calendar.held_since === null ? null : { since: calendar.held_since, events: calendar.held_events ?? 0 };
  const verdict = checkRemovals({
    stored: stored.filter(({ start }) => start > now).length,
    shown,
    missing: missing.length,
    totalEvents: reading.totalEvents,
    isComplete: reading.isComplete,
    held,
    now,
  });
  return {
    ...verdict,
    removed: verdict.reason ? [] : missing.map(({ id }) => id),
    heldCount: verdict.reason ? missing.length : 0,
  };
}

async function rowsToWrite(
  { added, changed, renamed, unsettled }: ImportDiff<FingerprintedEvent>,
  { calendar, organizer }: Run,
  deps: CalendarDeps,
) {
  const source = { organizer, googleId: googleCalendarId(calendar.calendar_url) };
  const events = [...added, ...[...changed, ...unsettled].map(({ event }) => event)];
  const rows = await placeEvents(events, source, deps);
  const settled = unsettled.filter(({ event }) => !isPlaceOpen(rows.get(event)!.import_fingerprint!));
  return {
    added: added.map((event) => ({ id: newId(), ...rows.get(event)! })),
    changed: [...changed, ...settled].map(({ id, event }) => ({ id, ...rows.get(event)! })),
    renamed: renamed.map(({ id, event }) => ({ id, key: event.key })),
  };
}

interface Ending {
  refreshSeconds: number | null;
  removals: Removals;
  /** Null where the same copy has more to import. */
  copy: FeedCopy | null;
  copyGoodUntil: number;
}

function stateAfter(
  { calendar }: Run,
  { refreshSeconds, removals, copy, copyGoodUntil }: Ending,
  now: Date,
): CalendarState {
  const { reason, held } = removals;
  const state = {
    refresh_seconds: refreshSeconds,
    etag: copy?.etag ?? null,
    last_modified: copy?.last_modified ?? null,
    copy_good_until: copyGoodUntil,
    held_since: held?.since ?? null,
    held_events: held?.events ?? null,
  };
  if (!reason) return { ...state, ...succeeded(now, refreshSeconds) };
  return { ...state, due_at: dueAfterHold(now, refreshSeconds), failures: 0, warned_at: calendar.warned_at };
}
