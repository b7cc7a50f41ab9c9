import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { calendarRuns, calendarSyncs, organizers } from "#db/schema";
import type { CalendarRunRow } from "./calendar-runs";
import type { CalendarSyncRow } from "./calendar-syncs";

/** What an import has to know of whose calendar it is. */
export type ImportingOrganizer = Pick<typeof organizers.$inferSelect, "id" | "name" | "email" | "lat" | "lng">;

export interface CalendarToImport {
  calendar: CalendarSyncRow;
  organizer: ImportingOrganizer;
  lastRun: CalendarRunRow | null;
}

/** A calendar with all that a run begins with; null where there is no such calendar. */
export async function findCalendarToImport(db: Database, id: string): Promise<CalendarToImport | null> {
  const { id: organizerId, name, email, lat, lng } = organizers;
  const [[found], [last]] = await db.batch([
    db
      .select({ calendar: calendarSyncs, organizer: { id: sql<string>`${organizerId}`.as("importing_organizer"), name, email, lat, lng } })
      .from(calendarSyncs)
      .innerJoin(organizers, eq(organizers.id, calendarSyncs.organizer_id))
      .where(eq(calendarSyncs.id, id)),
    db
      .select({ run: calendarRuns })
      .from(calendarSyncs)
      .innerJoin(calendarRuns, and(eq(calendarRuns.sync_id, calendarSyncs.id), eq(calendarRuns.number, calendarSyncs.runs)))
      .where(eq(calendarSyncs.id, id)),
  ]);
  return found ? { ...found, lastRun: last?.run ?? null } : null;
}
