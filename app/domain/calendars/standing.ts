import { DAY_MS, dayOf, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { calledOff } from "./called-off";
import { unreadableUids } from "./events-to-import";
import {
  type FingerprintedEvent,
  hasSameContent,
  isPlaceOpen,
  type StoredImportedEvent,
  uidOf,
} from "./imported-event";
import type { NotTaken, WhyLeft } from "./left-out";
import { checkRemovals, type RemovalVerdict } from "./removal-guard";
import type { SourceKind } from "./run";
import { sameEvents } from "./same-events";
import type { SourceHeads } from "./source-reading";

/**
 * How an event stands to its source. The source has it: `new`, `changed`, `unplaced` (as it was, and its place not yet
 * found), `renewed` (as it was, under another key or there again), `there`; or it has it and it is not taken: WhyLeft.
 * The source lists it no more: `missing` (from a page, for the first time), `held` by the guard, `lost` (shown as
 * cancelled, because people may be on their way), `gone` (removed), `kept` (lost before, or this reading cannot tell).
 */
export type Standing = Found | WhyLeft | Absent;

type Found = "new" | "changed" | "unplaced" | "renewed" | "there";
type Absent = "missing" | "held" | "lost" | "gone" | "kept";

export interface Pair<Stored, Event> {
  stored: Stored;
  event: Event;
}

type Stands<Stored, Event> =
  | { standing: "new"; event: Event; stored: null }
  | { [One in Exclude<Found, "new">]: { standing: One } & Pair<Stored, Event> }[Exclude<Found, "new">]
  | { [One in Absent]: { standing: One; event: null; stored: Stored } }[Absent];

interface Reading {
  calendar: { source_kind: SourceKind; held_since: number | null; held_events: number | null };
  heads: SourceHeads;
  /** What the source has and is not taken. */
  left: readonly NotTaken[];
}

/** `held`: when removals were first held back, for the next run. */
export function standingsOf<Stored extends StoredImportedEvent, Event extends FingerprintedEvent>(
  stored: readonly Stored[],
  incoming: readonly Event[],
  reading: Reading,
  now: Date,
) {
  const same = sameEvents(stored, incoming);
  const listed = new Set(same.values());
  const found = incoming.map((event) => ({ event, stored: same.get(event) ?? null }));
  const absent = stored.filter((one) => !listed.has(one)).map((one) => ({ event: null, stored: one }));
  const isComing = ({ start, standing }: Stored) => start > now && standing !== "lost";
  const added = found.flatMap(({ event, stored: before }) => (before ? [] : event.start.getTime()));
  const coming = absent.map((one) => one.stored).filter(isComing);
  const said = { ...saidOf(reading, coming), added, now };
  const { totalEvents, isComplete } = reading.heads;
  const { held_since: since, held_events: events } = reading.calendar;
  const { held, ...verdict } = checkRemovals({
    stored: stored.filter(isComing).length,
    shown: incoming.length,
    missing: absent.filter((one) => standingOf(one, said, UNDECIDED) === "held").length,
    totalEvents,
    isComplete,
    held: since === null ? null : { since, events: events ?? 0 },
    now,
  });
  const stands = [...found, ...absent].map((one) => ({ ...one, standing: standingOf(one, said, verdict) }));
  const those = <One extends Found | Absent>(standing: One) =>
    stands.filter((one) => one.standing === standing) as Extract<Stands<Stored, Event>, { standing: One }>[];
  return { those, reason: verdict.reason, held };
}

/** What a reading says of events that it doesn't list. */
function saidOf({ calendar, heads, left }: Reading, coming: readonly StoredImportedEvent[]) {
  const isWaiting = ({ standing }: NotTaken) => standing === "awaits-yes";
  return {
    heads,
    isPage: calendar.source_kind === "page",
    out: new Set(left.filter((one) => !isWaiting(one)).map(({ key }) => key)),
    // What is stored at its hour may be the same.
    waiting: new Set(left.filter(isWaiting).map(({ start }) => start.getTime())),
    unreadable: unreadableUids(heads.skipped),
    off: new Set(calledOff(coming, heads.notUnderstood)),
  };
}

type Said = ReturnType<typeof saidOf> & { added: readonly number[]; now: Date };

type Verdict = Pick<RemovalVerdict, "isMass"> & { reason: RemovalVerdict["reason"] | "undecided" };

const UNDECIDED: Verdict = { reason: "undecided", isMass: true };

function standingOf(
  { stored, event }: Pair<StoredImportedEvent | null, FingerprintedEvent | null>,
  said: Said,
  { reason, isMass }: Verdict,
): Found | Absent {
  if (stored === null) return "new";
  if (event) {
    if (!hasSameContent(stored.fingerprint, event.fingerprint)) return "changed";
    if (isPlaceOpen(stored.fingerprint ?? "")) return "unplaced";
    return isRenewed({ stored, event }) ? "renewed" : "there";
  }
  if (said.out.has(stored.key)) return "gone";
  if (stored.standing === "lost") return "kept";
  if (said.off.has(stored)) return "lost";
  const isUnsaid = said.unreadable.has(uidOf(stored.key)) || said.waiting.has(stored.start.getTime());
  if (isUnsaid || !isListed(stored, said.heads)) return "kept";
  if (said.isPage && stored.standing === "there") return "missing";
  if (reason) return "held";
  return !isMass && isNews(stored, said) ? "lost" : "gone";
}

export const isRenewed = ({ stored, event }: Pair<StoredImportedEvent, FingerprintedEvent>) =>
  stored.key !== event.key || stored.standing !== "there";

/** A page may list elsewhere what is beyond its days. */
function isListed({ start }: StoredImportedEvent, { listed, isComplete }: SourceHeads): boolean {
  if (listed === null) return true;
  const day = dayOf(start);
  return isComplete && day >= listed.from && day <= listed.to;
}

/** A removal nearer than this is news to those who meant to come. */
const NEAR_DAYS = 14;

/** An event of the same source that begins this near is what replaced it. */
const REPLACED_WITHIN_MS = 3 * HOUR_SECONDS * 1000;

/** A public, near event that nothing replaces: visitors must be told that it is off. */
function isNews({ start, isPublic }: StoredImportedEvent, { added, now }: Said): boolean {
  const isNear = start.getTime() - now.getTime() <= NEAR_DAYS * DAY_MS;
  return isPublic && isNear && !added.some((other) => Math.abs(other - start.getTime()) <= REPLACED_WITHIN_MS);
}
