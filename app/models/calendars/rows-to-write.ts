import { listEventChanges, type MovedKey } from "#db/queries/calendars/event-changes";
import type { ImportedEventColumns, LostEvent } from "#db/queries/calendars/imported-events";
import { type FingerprintedEvent, isPlaceOpen, uidOf } from "~/domain/calendars/imported-event";
import { layOverLost, type LocalValues, localValuesFinder } from "~/domain/calendars/local-changes";
import { googleCalendarId } from "~/domain/calendars/sharing-links";
import { isRenewed, type Pair, type standingsOf } from "~/domain/calendars/standing";
import { placeName } from "~/domain/events/display";
import { movedBySource } from "~/domain/events/moved";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { newId } from "~/models/site/new-id";
import type { CalendarDeps } from "./deps";
import type { KnownEvent } from "./known-imports";
import { type Columns, placeEvents } from "./place-events";
import type { Run } from "./run";

export type Compared = ReturnType<typeof standingsOf<KnownEvent, FingerprintedEvent>>;

export type ImportWrites = Awaited<ReturnType<typeof rowsToWrite>>;

/** What was set here is laid over what the source says. */
export async function rowsToWrite({ those }: Compared, { calendar, organizer }: Run, deps: CalendarDeps) {
  const [added, changed, unplaced] = [those("new"), those("changed"), those("unplaced")];
  const [renewed, lost] = [those("renewed"), those("lost")];
  const written = [...added, ...changed, ...unplaced];
  const isAnySet = calendar.local_edits > 0 && written.length + renewed.length > 0;
  const changes = isAnySet ? await listEventChanges(deps.db, calendar.id) : [];
  const valuesOf = localValuesFinder(changes);
  const keys = new Map(written.map(({ event, stored }) => [event, stored?.key ?? event.key]));
  const localOf = (event: FingerprintedEvent) => valuesOf(present(keys.get(event), "key of an imported event"));
  const source = { organizer, googleId: googleCalendarId(calendar.calendar_url), localOf };
  const events = written.map(({ event }) => event);
  const rows = await placeEvents(events, source, deps);
  const rowOf = (event: FingerprintedEvent) => present(rows.get(event), "row of an imported event");
  const isOpen = ({ event }: { event: FingerprintedEvent }) => isPlaceOpen(rowOf(event).import_fingerprint);
  const updated = [...changed, ...unplaced.filter((pair) => !isOpen(pair))];
  const kept = [...renewed, ...unplaced.filter((pair) => isOpen(pair) && isRenewed(pair))];
  const idsOf = (gone: { stored: KnownEvent }[]) => gone.map(({ stored }) => stored.id);
  return {
    added: added.map(({ event }): ImportedEventColumns => ({ id: newId(), ...rowOf(event) })),
    changed: updated.map(({ stored, event }) => afterMove(stored, rowOf(event), deps.now)),
    renewed: kept.map(({ stored, event }) => ({ id: stored.id, key: event.key })),
    moved: changes.length > 0 ? [...updated, ...kept].flatMap(movedKey) : [],
    missing: idsOf(those("missing")),
    lost: lost.map(({ stored }) => lostRow(stored)),
    gone: idsOf(those("gone")),
    isAnyOpen: written.some(isOpen),
  };
}

function afterMove(stored: KnownEvent, row: Columns, now: Date): ImportedEventColumns {
  const before = { ...stored, start_time: unixSeconds(stored.start), place: stored.location };
  const moved = movedBySource(before, { ...row, place: placeName(row) }, now);
  const isMoved = moved.previous_start_time !== null || moved.previous_location !== null;
  const isSaid = row.state === "planned" && row.source_values?.state === undefined;
  return { id: stored.id, ...row, ...moved, state: isMoved && isSaid ? "moved" : row.state };
}

function lostRow({ id, source_values, ...shown }: KnownEvent): LostEvent {
  const before = source_values === null ? null : (JSON.parse(source_values) as Partial<LocalValues>);
  return { id, ...layOverLost(shown, before) };
}

/** What was set of them follows in the same batch: the next run can't tell their keys of before. */
function movedKey({ stored, event }: Pair<KnownEvent, FingerprintedEvent>): (MovedKey & { id: string })[] {
  const [from, to] = [stored.key, event.key];
  return from === to ? [] : [{ id: stored.id, from, to, uid: { from: uidOf(from), to: uidOf(to) } }];
}
