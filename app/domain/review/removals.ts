import { DAY_MS, dayOf, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { unreadableUids } from "../calendars/events-to-import";
import { type ImportDiff, isLost, type StoredImportedEvent, uidOf } from "../calendars/import-diff";
import type { FingerprintedEvent } from "../calendars/imported-event";
import { checkRemovals } from "../calendars/removal-guard";
import type { SourceKind } from "../calendars/run";
import type { SourceHeads } from "../calendars/source-reading";
import { calledOff } from "./called-off";
import type { DecidedEvents } from "./decisions";

export type Removals = ReturnType<typeof decideRemovals>;

/** Unreadable events have not vanished, nor have those that a page may list elsewhere. */
export function decideRemovals(
  calendar: { source_kind: SourceKind; held_since: number | null; held_events: number | null },
  reading: SourceHeads,
  { diff, stored, shown, toImport }: Compared,
  now: Date,
) {
  const withdrawn = diff.missing.filter(({ key }) => toImport.withdrawn.has(key));
  const unreadable = unreadableUids(reading.skipped);
  const isComing = (event: StoredImportedEvent) => event.start > now && !isLost(event);
  const off = new Set(calledOff(diff.missing.filter(isComing), reading.notUnderstood));
  const vanished = diff.missing.filter(
    (event) =>
      !off.has(event) &&
      !isLost(event) &&
      !toImport.withdrawn.has(event.key) &&
      !unreadable.has(uidOf(event.key)) &&
      !toImport.waiting?.some(({ start }) => start.getTime() === event.start.getTime()) &&
      isListed(event, reading),
  );
  const isPage = calendar.source_kind === "page";
  const missing = isPage ? vanished.filter(({ missingSince }) => missingSince !== null) : vanished;
  const gone = isPage ? vanished.filter(({ missingSince }) => missingSince === null) : [];
  const held = calendar.held_since === null ? null : { since: calendar.held_since, events: calendar.held_events ?? 0 };
  const verdict = checkRemovals({
    stored: stored.filter((event) => event.start > now && !isLost(event)).length,
    shown,
    missing: missing.length,
    totalEvents: reading.totalEvents,
    isComplete: reading.isComplete,
    held,
    now,
  });
  const isMissed = (event: StoredImportedEvent) => !verdict.isMass && isNews(event, diff.added, now);
  const going = verdict.reason ? [] : missing;
  const removed = [...withdrawn, ...going.filter((event) => !isMissed(event))];
  return {
    ...verdict,
    /** Shown as cancelled, because people may be on their way to them. */
    lost: [...off, ...going.filter(isMissed)].map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    removedKeys: removed.map(({ key }) => key),
    /** Gone from a page for the first time; removed if a later run does not find them either. */
    gone: gone.map(({ id }) => id),
    heldCount: gone.length + (verdict.reason ? missing.length : 0),
    awaited: gone.length + (verdict.reason ? missing.length : 0),
  };
}

interface Compared {
  diff: ImportDiff<FingerprintedEvent>;
  stored: StoredImportedEvent[];
  shown: number;
  /** At the hour of one that waits, what is stored may be the same. */
  toImport: DecidedEvents & { waiting?: readonly { start: Date }[] };
}

/** A removal nearer than this is news to those who meant to come. */
const NEAR_DAYS = 14;

/** An event of the same source that begins this near is what replaced it. */
const REPLACED_WITHIN_MS = 3 * HOUR_SECONDS * 1000;

/** A public, near event that nothing replaces: visitors must be told that it is off. */
function isNews({ start, isPublic }: StoredImportedEvent, added: readonly FingerprintedEvent[], now: Date): boolean {
  const isNear = start.getTime() - now.getTime() <= NEAR_DAYS * DAY_MS;
  const isReplaced = added.some((event) => Math.abs(event.start.getTime() - start.getTime()) <= REPLACED_WITHIN_MS);
  return isPublic && isNear && !isReplaced;
}

function isListed({ start }: StoredImportedEvent, { listed, isComplete }: SourceHeads): boolean {
  if (listed === null) return true;
  const day = dayOf(start);
  return isComplete && day >= listed.from && day <= listed.to;
}

export function missingMarks({ gone }: Removals, { stored, diff }: Pick<Compared, "stored" | "diff">) {
  const missing = new Set(diff.missing.map(({ id }) => id));
  const healed = stored.filter(({ id, missingSince }) => missingSince !== null && !missing.has(id));
  return { marked: gone, healed: healed.map(({ id }) => id) };
}
