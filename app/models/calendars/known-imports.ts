import {
  type ImportedEventRow,
  listComingImportedEvents,
  listImportedEventsByKey,
} from "#db/queries/calendars/imported-events";
import { storedStanding } from "~/domain/calendars/imported-event";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { CalendarDeps } from "./deps";

export type Known = Awaited<ReturnType<typeof findKnown>>;

export type KnownEvent = Known["coming"][number];

type Deps = Pick<CalendarDeps, "db" | "now">;

export async function findKnown(syncId: string, organizerId: string, { db, now }: Deps) {
  const known = (await listComingImportedEvents(db, syncId, organizerId, now)).map(knownOf);
  const coming = known.filter(isStored);
  return { coming, keys: new Set(coming.map(({ key }) => key)), removed: known.filter((event) => !isStored(event)) };
}

/** Also the past ones that the calendar has moved to the future. */
export async function withMoved({ coming, keys }: Known, syncId: string, incoming: readonly string[], { db }: Deps) {
  const unknown = incoming.filter((key) => !keys.has(key));
  if (unknown.length === 0) return coming;
  return [...coming, ...(await listImportedEventsByKey(db, syncId, unknown)).map(knownOf).filter(isStored)];
}

const isStored = <Event extends { id: string | null }>(event: Event): event is Event & { id: string } =>
  event.id !== null;

const knownOf = (row: ImportedEventRow) => ({
  ...row,
  start: dateFromUnix(row.start),
  location: row.location === PLACE_UNKNOWN ? null : row.location,
  standing: storedStanding(row),
  fingerprint: row.import_fingerprint,
  isPublic: row.public_from === null,
});
