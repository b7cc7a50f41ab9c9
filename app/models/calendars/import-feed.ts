import { touchEventChanges } from "#db/queries/calendars/event-changes";
import type { CalendarState } from "#db/queries/calendars/import-state";
import { unreadableUids } from "~/domain/calendars/events-to-import";
import {
  type FingerprintedEvent,
  type ImportedEvent,
  importFingerprint,
  withDefaults,
  withPlaceFound,
} from "~/domain/calendars/imported-event";
import { removedKeys, withLeft } from "~/domain/calendars/left-out";
import { dueAfterHold, type RunReport } from "~/domain/calendars/run";
import { standingsOf } from "~/domain/calendars/standing";
import type { SaidYesTo, UnownedEvents } from "~/domain/review/unowned";
import { hostOf, safeWebAddress } from "~/domain/text/links";
import { logError } from "~/gateways/log";
import type { CalendarDeps } from "./deps";
import { findKnown, type Known, withMoved } from "./known-imports";
import { mergeWritten } from "./merge-written";
import { homeOf } from "./place-events";
import type { ReadSource } from "./read-source";
import { type Compared, type ImportWrites, rowsToWrite } from "./rows-to-write";
import { emptyReport, endAwaiting, endStatements, type Run, succeeded } from "./run";
import { writeImport } from "./write-import";

/** From what a source says to its events' rows. Null where another run came first. */
export async function importSource(run: Run, source: ReadSource, deps: CalendarDeps): Promise<RunReport | null> {
  const known = await findKnown(run.guard.syncId, run.organizer.id, deps);
  const taken = await take(run, source, known, deps);
  if (taken.whole && !run.isSaidYes) return endAwaiting(run, source, { ...taken, whole: taken.whole }, deps);
  const compared = await compare(run, source, { known, taken }, deps);
  const rows = await rowsToWrite(compared, run, deps);
  return write(run, source, { taken, compared, rows }, deps);
}

/** What it has, without what was deleted or left out here, or waits. */
function take(run: Run, source: ReadSource, known: Known, { reader }: CalendarDeps): Promise<UnownedEvents> {
  const { calendar, decisions } = run;
  const { events, begun } = source.found;
  return reader.decide([...begun.filter(({ key }) => known.keys.has(key)), ...events], {
    decisions,
    removed: removedKeys(events, known.removed, storedFinder(known, run)),
    stored: known.keys,
    holdsPrivate: calendar.holds_private,
    saidYes: calendar.unconfirmed === null ? null : saidYesOf(run, source, known),
  });
}

/** By key, or with the same content where its UID is new. */
function storedFinder({ coming, keys }: Known, run: Run) {
  const contents = new Set(coming.map(({ fingerprint }) => fingerprint && withPlaceFound(fingerprint)));
  return (event: ImportedEvent) =>
    keys.has(event.key) || fingerprinted([event], run).some(({ fingerprint }) => contents.has(fingerprint));
}

function saidYesOf({ calendar, organizer, decisions }: Run, source: ReadSource, { coming }: Known): SaidYesTo {
  const { name, address: street, city } = organizer;
  return {
    stored: coming,
    decisions,
    own: { name, address: street, city },
    hosts: [calendar.calendar_url, safeWebAddress(organizer.website)].flatMap((one) => (one ? hostOf(one) : [])),
    isElsewhere: hostOf(source.address) !== hostOf(calendar.calendar_url),
    isComplete: source.reading.isComplete,
    unreadable: unreadableUids(source.reading.skipped),
  };
}

/** How each of them stands, and each that is stored. */
async function compare(
  run: Run,
  { reading }: ReadSource,
  { known, taken }: { known: Known; taken: UnownedEvents },
  deps: CalendarDeps,
): Promise<Compared> {
  const { calendar, guard } = run;
  const incoming = fingerprinted(taken.events, run);
  const keys = incoming.map(({ key }) => key);
  const stored = await withMoved(known, guard.syncId, keys, deps);
  const heads = calendar.unconfirmed === null ? reading : { ...reading, listed: null };
  return standingsOf(stored, incoming, { calendar, heads, left: taken.left }, deps.now);
}

function fingerprinted(events: readonly ImportedEvent[], { calendar, organizer }: Run): FingerprintedEvent[] {
  const home = homeOf(organizer);
  const { default_event_type: type, default_place: place } = calendar;
  return events.map((found) => {
    const event = withDefaults(found, { type, place });
    return { ...event, fingerprint: importFingerprint(event, home) };
  });
}

interface Decided {
  taken: UnownedEvents;
  compared: Compared;
  rows: ImportWrites;
}

async function write(run: Run, source: ReadSource, decided: Decided, deps: CalendarDeps): Promise<RunReport | null> {
  const { db, now } = deps;
  const { guard, organizer, calendar } = run;
  const { compared, rows } = decided;
  const report = reportOf(source, decided);
  const goneKeys = compared.those("gone").map(({ stored }) => stored.key);
  const end = [
    ...(calendar.local_edits > 0 ? touchEventChanges(db, goneKeys, guard, now) : []),
    ...endStatements(run, report, stateAfter(run, source, decided, now), deps),
  ];
  const results = await writeImport(rows, end, { db, guard, organizer, now });
  if ((results.at(-1) as unknown[]).length === 0) return null;
  const ids = [...rows.added, ...rows.changed].map(({ id }) => id);
  await mergeWritten(ids, run, deps).catch((error: unknown) =>
    logError("merge_failed", error, { sync_id: guard.syncId }),
  );
  return report;
}

function reportOf({ reading, found }: ReadSource, { taken, compared: { those, reason } }: Decided): RunReport {
  const count = (...standings: Parameters<typeof those>[0][]) =>
    standings.reduce((sum, standing) => sum + those(standing).length, 0);
  const isBack = [...those("unplaced"), ...those("renewed")].some(({ stored }) => stored.standing !== "there");
  const isChanged = isBack || count("new", "changed", "missing", "lost", "gone") > 0;
  const isAnyWaiting = taken.left.some(({ standing }) => standing === "awaits-yes");
  return {
    ...emptyReport,
    outcome: reason ? "held" : isChanged ? "changed" : "unchanged",
    problem: reason ?? (isAnyWaiting ? "awaits_yes" : null),
    events_new: count("new"),
    events_changed: count("changed"),
    events_removed: count("lost", "gone"),
    events_unchanged: count("unplaced", "renewed", "there"),
    events_held: count("missing", "held"),
    total_events: reading.totalEvents,
    past_skipped: reading.pastEvents,
    ...withLeft(found, taken.left),
  };
}

function stateAfter(
  { calendar }: Run,
  { reading, found, copy }: ReadSource,
  { taken, compared: { those, reason, held }, rows }: Decided,
  now: Date,
): CalendarState {
  const { refreshInterval: refresh } = reading;
  // What is marked as missing is looked for once more, though the page says that nothing has changed.
  const isDone = reading.isComplete && !rows.isAnyOpen && [...those("missing"), ...those("held")].length === 0;
  const state = {
    failing_since: null,
    coming_events: taken.events.filter(({ start }) => start > now).length,
    refresh_seconds: refresh,
    etag: isDone ? copy.etag : null,
    last_modified: isDone ? copy.last_modified : null,
    copy_good_until: found.copyGoodUntil,
    held_since: held?.since ?? null,
    held_events: held?.events ?? null,
  };
  if (!reason) return { ...state, ...succeeded(now, refresh) };
  const due_at = dueAfterHold(now, refresh, calendar.source_kind);
  return { ...state, due_at, failures: 0, busy_until: null, warned_at: calendar.warned_at };
}
