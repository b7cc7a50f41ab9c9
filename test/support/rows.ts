import { env } from "cloudflare:workers";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, openDatabase } from "#db/client";
import type { StoredForm } from "#db/queries/events/stored-forms";
import type { IntakeRow, NewIntake } from "#db/queries/intakes";
import { insertDeadJob } from "#db/queries/mail/dead-jobs";
import {
  contentModerationStatus,
  eventHosts,
  events,
  eventSeries,
  intakes,
  organizers,
  storedEventForms,
} from "#db/schema";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import type { Defined } from "~/domain/values";
import { fromNow, NOW } from "./clock";

type NewEvent = Defined<typeof events.$inferInsert>;
type NewOrganizer = Defined<typeof organizers.$inferInsert>;
export type EventRow = typeof events.$inferSelect;
export type OrganizerRow = typeof organizers.$inferSelect;

/** Returns the test file's own database, empty but for the tests' rows. */
export const testDatabase = (): Database => openDatabase(env.DB);

/** The rows of a table that have these values. */
export async function rowsWith<Table extends SQLiteTable>(
  table: Table,
  values: Partial<Table["$inferSelect"]>,
): Promise<Table["$inferSelect"][]> {
  const columns = getTableColumns(table);
  const isSo = Object.entries(values).map(([name, value]) => eq(columns[name]!, value));
  return testDatabase()
    .select()
    .from(table as SQLiteTable)
    .where(and(...isSo));
}

let made = 0;

/** Numbers the next rows from 1 again. */
export const countRowsAnew = (): void => void (made = 0);

/** Inserts an organizer in Oslo, a month old; `given` overrides its columns. */
export async function anOrganizer(given: Partial<NewOrganizer> = {}): Promise<OrganizerRow> {
  const number = ++made;
  const row = {
    id: `organizer-${number}`,
    email: `post${number}@menighet.test`,
    name: `Menighet ${number}`,
    description: null,
    city: "Oslo",
    created_at: fromNow({ days: -30 }),
    reviewed_at: NOW,
    ...given,
  };
  const [inserted] = await testDatabase()
    .insert(organizers)
    .values({ ...organizerSearchEntry(row), ...row })
    .returning();
  return inserted!;
}

/**
 * Inserts an event, a service tomorrow in the centre of Oslo; `given` overrides its columns. Without an `organizer_id`
 * it gets its own organizer.
 */
export async function anEvent(given: Partial<NewEvent> = {}): Promise<EventRow> {
  const organizer_id = given.organizer_id ?? (await anOrganizer()).id;
  const [inserted] = await testDatabase()
    .insert(events)
    .values(eventValues({ ...given, organizer_id }))
    .returning();
  return inserted!;
}

/** Names another organizer on an event, which is asked; `given` overrides its columns. */
export async function aHost(
  given: Pick<typeof eventHosts.$inferInsert, "event_id" | "organizer_id"> & Partial<typeof eventHosts.$inferInsert>,
): Promise<void> {
  const [event] = await testDatabase().select().from(events).where(eq(events.id, given.event_id));
  await testDatabase().batch([
    testDatabase().run(sql`insert into touching (id, depth) values (${given.event_id}, 2)`),
    testDatabase()
      .insert(eventHosts)
      .values({ part: "partner", starts_at: event!.start_time, asked_at: NOW, ...given }),
  ]);
}

/** Inserts an unpublished intake without rows; `given` overrides its columns. */
export async function anIntake(given: Partial<NewIntake> = {}): Promise<IntakeRow> {
  const organizer_id = given.organizer_id ?? (await anOrganizer()).id;
  const [inserted] = await testDatabase()
    .insert(intakes)
    .values({
      id: `intake-${++made}`,
      kind: "text",
      name: "Programmet",
      rows: [],
      not_understood: [],
      past: 0,
      is_cut: false,
      created_at: NOW,
      ...given,
      organizer_id,
    })
    .returning();
  return inserted!;
}

/** Inserts a draft that says no more than a title; `given` overrides its columns. */
export async function aStoredForm(given: Partial<typeof storedEventForms.$inferInsert> = {}): Promise<StoredForm> {
  const organizer_id = given.organizer_id ?? (await anOrganizer()).id;
  const name = given.name ?? "Salmekveld";
  const [inserted] = await testDatabase()
    .insert(storedEventForms)
    .values({
      id: `stored-${++made}`,
      kind: "draft",
      texts: { title: name, event_type: "other" },
      created_at: NOW,
      updated_at: NOW,
      ...given,
      name,
      organizer_id,
    })
    .returning();
  return { ...inserted!, image_size: null };
}

/** Returns its id. */
export async function aDeadJob(message: unknown, received_at = NOW): Promise<string> {
  const id = `dead-${++made}`;
  await insertDeadJob(testDatabase(), { id, body: JSON.stringify(message), attempts: 8, received_at });
  return id;
}

/** Inserts a weekly series without events. */
export async function aSeries(
  organizer_id: string,
  given: Partial<typeof eventSeries.$inferInsert> = {},
): Promise<{ id: string }> {
  const row = {
    id: `series-${++made}`,
    organizer_id,
    pattern: "weekly" as const,
    until: "2026-12-31",
    first_day: "2026-06-07",
    created_at: fromNow({ days: -1 }),
    ...given,
  };
  await testDatabase().insert(eventSeries).values(row);
  return { id: row.id };
}

/** Returns the values that `anEvent` inserts, for tests that insert or change many. */
export function eventValues(given: Partial<NewEvent> & { organizer_id: string }): NewEvent {
  const row = {
    id: `event-${++made}`,
    title: "Gudstjeneste",
    description: "",
    event_type: "service" as const,
    start_time: fromNow({ days: 1 }),
    location_name: null,
    location_address: null,
    city: null,
    lat: 59.91,
    lng: 10.75,
    tags: [],
    created_at: fromNow({ days: -1 }),
    ...given,
  };
  return { ...eventSearchEntry(row), ...row };
}

/** Hides an event or an organizer from visitors, or shows it again. */
export async function setHidden(
  content_type: "event" | "organizer",
  content_id: string,
  is_hidden: boolean,
): Promise<void> {
  await testDatabase()
    .insert(contentModerationStatus)
    .values({ content_type, content_id, is_hidden })
    .onConflictDoUpdate({
      target: [contentModerationStatus.content_type, contentModerationStatus.content_id],
      set: { is_hidden },
    });
}
