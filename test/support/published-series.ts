import { asc, eq } from "drizzle-orm";
import { findOwnEvent, newestVersion, type OwnEvent } from "#db/queries/events/own";
import { events, eventSeries } from "#db/schema";
import type { SeriesScope } from "~/domain/events/repetition";
import { deleteEvent } from "~/models/events/delete";
import { editEvent } from "~/models/events/edit";
import { publishEvent } from "~/models/events/publish";
import { NOW } from "./clock";
import { eventDeps, eventForm, noImage } from "./event-forms";
import { anOrganizer, type EventRow, testDatabase } from "./rows";

/** Publishes prayer meetings on five Tuesdays from 9 June; returns their ids in order of time. */
export async function fiveTuesdays(): Promise<{ organizerId: string; ids: string[] }> {
  const { id: organizerId } = await anOrganizer();
  const form = eventForm({ is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-07-07" });
  return { organizerId, ids: await publishedIds(organizerId, { form }) };
}

type Sent = Parameters<typeof publishEvent>[0];
type Edit = Parameters<typeof editEvent>[1];

/** Publishes an event's form for an organizer. */
export const sendEvent = (organizerId: string, given: Partial<Sent> = {}, deps = eventDeps()) =>
  publishEvent(
    { organizerId, form: eventForm(), image: noImage, userId: "somebody", key: organizerId, ...given },
    deps,
  );

/** The same; returns the ids in order of time. */
export async function publishedIds(...sent: Parameters<typeof sendEvent>): Promise<string[]> {
  const published = await sendEvent(...sent);
  if (!published.ok) throw new Error(published.problem.kind);
  return published.value.ids;
}

/** Saves an event's form as sent by somebody who has just opened it, for this date alone unless told otherwise. */
export const saveEvent = (own: OwnEvent, given: Pick<Edit, "form"> & Partial<Edit>, deps = eventDeps()) =>
  editEvent(
    own,
    {
      image: noImage,
      scope: "this",
      includeExceptions: false,
      chosenDates: new Map(),
      userId: "somebody",
      version: newestVersion(own),
      ...given,
    },
    deps,
  );

export async function ownEvent(id: string): Promise<OwnEvent> {
  const own = await findOwnEvent(testDatabase(), id);
  if (!own) throw new Error(`There is no event ${id}`);
  return own;
}

/** Moves an event to the bin, with its series within the scope; returns the deletion's id. */
export async function aDeletion(eventId: string, scope: SeriesScope = "this"): Promise<string> {
  const done = await deleteEvent(
    await ownEvent(eventId),
    { scope, includeExceptions: true, version: null, userId: "somebody" },
    { db: testDatabase(), now: NOW },
  );
  if (!done.ok) throw new Error(done.problem.kind);
  return done.value.id;
}

export const rowsOf = (organizerId: string): Promise<EventRow[]> =>
  testDatabase().select().from(events).where(eq(events.organizer_id, organizerId)).orderBy(asc(events.start_time));

export const seriesRowsOf = (organizerId: string) =>
  testDatabase()
    .select()
    .from(eventSeries)
    .where(eq(eventSeries.organizer_id, organizerId))
    .orderBy(asc(eventSeries.until));
