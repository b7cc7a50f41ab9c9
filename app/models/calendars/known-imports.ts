import { type ImportedEventRow, listComingImportedEvents } from "#db/queries/calendars/imported-events";
import type { StoredImportedEvent } from "~/domain/calendars/import-diff";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { CalendarDeps } from "./deps";

export type Known = Awaited<ReturnType<typeof findKnown>>;

export async function findKnown(syncId: string, organizerId: string, { db, now }: Pick<CalendarDeps, "db" | "now">) {
  const known = (await listComingImportedEvents(db, syncId, organizerId, now)).map(storedOf);
  const coming = known.filter(isStored);
  return { coming, keys: new Set(coming.map(({ key }) => key)), removed: known.filter((event) => !isStored(event)) };
}

export const isStored = (
  event: Omit<StoredImportedEvent, "id"> & { id: string | null },
): event is StoredImportedEvent => event.id !== null;

export const storedOf = ({
  event_id,
  event_key,
  event_title,
  event_start,
  event_location,
  event_missing_since,
  event_is_public,
  fingerprint,
}: ImportedEventRow) => ({
  id: event_id,
  key: event_key,
  title: event_title,
  start: dateFromUnix(event_start),
  location: event_location,
  missingSince: event_missing_since,
  isPublic: event_is_public === 1,
  fingerprint,
});
