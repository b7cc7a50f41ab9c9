import { listEventChanges, type MovedKey } from "#db/queries/calendars/event-changes";
import { type ImportDiff, type StoredImportedEvent, uidOf } from "~/domain/calendars/import-diff";
import { type FingerprintedEvent, isPlaceOpen } from "~/domain/calendars/imported-event";
import { localValuesFinder } from "~/domain/calendars/local-changes";
import { googleCalendarId } from "~/domain/calendars/sharing-links";
import { present } from "~/domain/values";
import { newId } from "~/models/site/new-id";
import type { CalendarDeps } from "./deps";
import { placeEvents } from "./place-events";
import type { Run } from "./run";

/** What was set here is laid over what the source says. */
export async function rowsToWrite(
  { added, changed, renamed, unsettled }: ImportDiff<FingerprintedEvent>,
  stored: readonly StoredImportedEvent[],
  { calendar, organizer }: Run,
  deps: CalendarDeps,
) {
  const matched = [...changed, ...unsettled];
  const events = [...added, ...matched.map(({ event }) => event)];
  const isAnySet = calendar.local_edits > 0 && events.length + renamed.length > 0;
  const changes = isAnySet ? await listEventChanges(deps.db, calendar.id) : [];
  const valuesOf = localValuesFinder(changes);
  const keys = new Map(stored.map(({ id, key }) => [id, key]));
  const keyBefore = new Map(matched.map(({ id, event }) => [event, keys.get(id)]));
  const localOf = (event: FingerprintedEvent) => valuesOf(keyBefore.get(event) ?? event.key);
  const source = { organizer, googleId: googleCalendarId(calendar.calendar_url), localOf };
  const rows = await placeEvents(events, source, deps);
  const rowOf = (event: FingerprintedEvent) => present(rows.get(event), "row of an imported event");
  const settled = unsettled.filter(
    ({ event }) => !isPlaceOpen(present(rowOf(event).import_fingerprint, "fingerprint of an imported event")),
  );
  return {
    added: added.map((event) => ({ id: newId(), ...rowOf(event) })),
    changed: [...changed, ...settled].map(({ id, event }) => ({ id, ...rowOf(event) })),
    renamed: renamed.map(({ id, event }) => ({ id, key: event.key })),
    moved: changes.length > 0 ? [...changed, ...settled, ...renamed].flatMap((pair) => movedKey(pair, keys)) : [],
  };
}

function movedKey({ id, event }: ImportDiff<FingerprintedEvent>["changed"][number], keys: Map<string, string>) {
  const from = keys.get(id);
  if (from === undefined || from === event.key) return [];
  const moved: MovedKey & { id: string } = {
    id,
    from,
    to: event.key,
    uid: { from: uidOf(from), to: uidOf(event.key) },
  };
  return [moved];
}
