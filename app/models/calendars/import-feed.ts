import { touchEventChanges } from "#db/queries/calendars/event-changes";
import type { CalendarState } from "#db/queries/calendars/import-state";
import { listImportedEventsByKey } from "#db/queries/calendars/imported-events";
import { withoutRemoved } from "~/domain/calendars/events-to-import";
import { diffImport } from "~/domain/calendars/import-diff";
import {
  type FingerprintedEvent,
  type ImportedEvent,
  importFingerprint,
  isPlaceOpen,
  withDefaults,
  withPlaceFound,
} from "~/domain/calendars/imported-event";
import { dueAfterHold, type RunReport } from "~/domain/calendars/run";
import { decideRemovals, missingMarks, type Removals } from "~/domain/review/removals";
import { present } from "~/domain/values";
import type { FeedCopy } from "~/gateways/feeds/feed-fetcher";
import { logError } from "~/gateways/log";
import type { CalendarDeps } from "./deps";
import { findKnown, isStored, type Known, storedOf } from "./known-imports";
import { mergeWritten } from "./merge-written";
import { homeOf } from "./place-events";
import type { ReadSource } from "./read-source";
import { rowsToWrite } from "./rows-to-write";
import { emptyReport, endStatements, type Run, succeeded } from "./run";
import { endAwaiting, saidYesOf, withWaiting } from "./unowned";
import { writeImport } from "./write-import";

/** Null where another run came first. */
export async function importSource(run: Run, source: ReadSource, deps: CalendarDeps): Promise<RunReport | null> {
  const { db, now } = deps;
  const { reading, found, copy } = source;
  const known = await findKnown(run.guard.syncId, run.organizer.id, deps);
  const left = withoutRemoved(found, known.removed, storedFinder(known, run));
  const begun = left.begun.filter(({ key }) => known.keys.has(key));
  const isUnowned = run.calendar.unconfirmed !== null;
  const toImport = await deps.reader.decide({ ...left, events: [...begun, ...left.events] }, run.decisions, {
    holdsPrivate: run.calendar.holds_private,
    stored: known.keys,
    saidYes: isUnowned ? saidYesOf(known, run, source) : null,
  });
  if (toImport.whole && !run.isSaidYes)
    return endAwaiting(run, { ...toImport, total: reading.totalEvents, why: toImport.whole }, deps);
  const incoming = fingerprinted(toImport.events, run);
  const stored = await findStored(run, known, incoming, deps);
  const diff = diffImport(stored, incoming);
  const removals = decideRemovals(
    run.calendar,
    isUnowned ? { ...reading, listed: null } : reading,
    { diff, stored, shown: incoming.length, toImport },
    now,
  );
  const rows = await rowsToWrite(diff, stored, run, deps);
  const { lost } = removals;
  const { marked, healed } = missingMarks(removals, { stored, diff });
  const isChanged =
    diff.added.length + diff.changed.length + removals.removed.length + lost.length + marked.length + healed.length > 0;
  const report: RunReport = {
    ...emptyReport,
    outcome: removals.reason ? "held" : isChanged ? "changed" : "unchanged",
    problem: removals.reason ?? (toImport.waiting.length > 0 ? "awaits_yes" : null),
    events_new: diff.added.length,
    events_changed: diff.changed.length,
    events_removed: removals.removed.length + lost.length,
    events_unchanged: diff.unchanged,
    events_held: removals.heldCount,
    total_events: reading.totalEvents,
    past_skipped: reading.pastEvents,
    skipped: withWaiting(toImport),
    refusals: toImport.refusals,
  };
  const isWhole =
    reading.isComplete &&
    ![...rows.added, ...rows.changed].some((row) =>
      isPlaceOpen(present(row.import_fingerprint, "fingerprint of a row")),
    );
  const state = stateAfter(
    run,
    {
      refreshSeconds: reading.refreshInterval,
      comingEvents: toImport.events.filter(({ start }) => start > now).length,
      removals,
      // What is marked as missing is looked for once more, though the page says that nothing has changed.
      copy: isWhole && removals.awaited === 0 ? copy : null,
      copyGoodUntil: toImport.copyGoodUntil,
    },
    now,
  );
  const end = [
    ...(run.calendar.local_edits > 0 ? touchEventChanges(db, removals.removedKeys, run.guard, now) : []),
    ...endStatements(run, report, state, deps),
  ];
  const results = await writeImport({ ...rows, marked, healed, lost, removed: removals.removed }, end, {
    db,
    guard: run.guard,
    organizer: run.organizer,
    now,
  });
  if ((results.at(-1) as unknown[]).length === 0) return null;
  const ids = [...rows.added, ...rows.changed].map(({ id }) => id);
  await mergeWritten(ids, run, deps).catch((error: unknown) =>
    logError("merge_failed", error, { sync_id: run.guard.syncId }),
  );
  return report;
}

function fingerprinted(events: readonly ImportedEvent[], { calendar, organizer }: Run): FingerprintedEvent[] {
  const home = homeOf(organizer);
  const { default_event_type: type, default_place: place } = calendar;
  return events.map((found) => {
    const event = withDefaults(found, { type, place });
    return { ...event, fingerprint: importFingerprint(event, home) };
  });
}

/** By key, or with the same content where its UID is new. */
function storedFinder({ coming, keys }: Known, run: Run) {
  const contents = new Set(coming.map(({ fingerprint }) => fingerprint && withPlaceFound(fingerprint)));
  return (event: ImportedEvent) =>
    keys.has(event.key) || fingerprinted([event], run).some(({ fingerprint }) => contents.has(fingerprint));
}

/** Also the past ones that the calendar has moved to the future. */
async function findStored({ guard }: Run, known: Known, incoming: FingerprintedEvent[], { db }: CalendarDeps) {
  const unknown = incoming.filter(({ key }) => !known.keys.has(key)).map(({ key }) => key);
  if (unknown.length === 0) return known.coming;
  const moved = await listImportedEventsByKey(db, guard.syncId, unknown);
  return [...known.coming, ...moved.map(storedOf).filter(isStored)];
}

interface Ending {
  refreshSeconds: number | null;
  comingEvents: number;
  removals: Removals;
  /** Null where the same copy has more to import. */
  copy: FeedCopy | null;
  copyGoodUntil: number;
}

function stateAfter(
  { calendar }: Run,
  { refreshSeconds, comingEvents, removals, copy, copyGoodUntil }: Ending,
  now: Date,
): CalendarState {
  const { reason, held } = removals;
  const state = {
    failing_since: null,
    coming_events: comingEvents,
    refresh_seconds: refreshSeconds,
    etag: copy?.etag ?? null,
    last_modified: copy?.last_modified ?? null,
    copy_good_until: copyGoodUntil,
    held_since: held?.since ?? null,
    held_events: held?.events ?? null,
  };
  if (!reason) return { ...state, ...succeeded(now, refreshSeconds) };
  return {
    ...state,
    due_at: dueAfterHold(now, refreshSeconds, calendar.source_kind),
    failures: 0,
    busy_until: null,
    warned_at: calendar.warned_at,
  };
}
