import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { isNew } from "#db/queries/publishing/publishing";
import { calendarRuns, calendarSyncs, organizers } from "#db/schema";
import type { CalendarSyncRow } from "./calendars";
import type { RunGuard } from "./runs";
import { selectSourceDecisions } from "./source-decisions";

export interface ImportingOrganizer extends Pick<
  typeof organizers.$inferSelect,
  "id" | "name" | "email" | "address" | "city" | "lat" | "lng" | "website"
> {
  /** On its first day, whose places are given anew. */
  is_new: number;
  /** Visitors see it. */
  is_visible: number;
}

export type CalendarToImport = NonNullable<Awaited<ReturnType<typeof findCalendarToImport>>>;

export async function findCalendarToImport(db: Database, id: string, now: Date) {
  const { id: organizerId, name, email, address, city, lat, lng, website } = organizers;
  const [[found], [last], decisions] = await db.batch([
    db
      .select({
        calendar: calendarSyncs,
        organizer: {
          id: sql<string>`${organizerId}`.as("importing_organizer"),
          name,
          email,
          address,
          city,
          lat,
          lng,
          website,
          is_visible:
            sql<number>`exists (select 1 from visible_organizers v where v.id = ${calendarSyncs.organizer_id})`.as(
              "is_visible",
            ),
          is_new:
            sql<number>`exists (select 1 from organizers where id = ${calendarSyncs.organizer_id} and ${isNew(now)})`.as(
              "is_new",
            ),
        },
        others:
          sql<number>`exists (select 1 from calendar_syncs s where s.organizer_id = ${organizerId} and s.id <> ${id}
          union all select 1 from event_pairs p where p.first_organizer_id = ${organizerId} or p.second_organizer_id = ${organizerId})`.as(
            "other_sources",
          ),
      })
      .from(calendarSyncs)
      .innerJoin(organizers, eq(organizers.id, calendarSyncs.organizer_id))
      .where(eq(calendarSyncs.id, id)),
    db
      .select({ run: calendarRuns })
      .from(calendarSyncs)
      .innerJoin(
        calendarRuns,
        and(eq(calendarRuns.sync_id, calendarSyncs.id), eq(calendarRuns.number, calendarSyncs.runs)),
      )
      .where(eq(calendarSyncs.id, id)),
    selectSourceDecisions(db, id),
  ]);
  if (!found) return null;
  const { others, ...row } = found;
  return {
    ...row,
    lastRun: last?.run ?? null,
    /** Whether its organizer has another calendar, or has decided about like events before. */
    hasOtherSource: others === 1,
    decisions,
  };
}

export type CalendarState = Partial<
  Pick<
    CalendarSyncRow,
    | "last_sync"
    | "last_attempt_at"
    | "due_at"
    | "failures"
    | "failing_since"
    | "coming_events"
    | "problem"
    | "warned_at"
    | "busy_until"
    | "refresh_seconds"
    | "etag"
    | "last_modified"
    | "copy_good_until"
    | "held_since"
    | "held_events"
  >
>;

/** Has a calendar read when its server wants to be asked again. */
export const putOff = (db: Database, { id, busy_until }: Pick<CalendarSyncRow, "id" | "busy_until">) =>
  db
    .update(calendarSyncs)
    .set({ due_at: busy_until ?? 0 })
    .where(and(eq(calendarSyncs.id, id), sql`${calendarSyncs.busy_until} = ${busy_until}`));

/** Returns no row where the run is not the current one: see RunGuard. */
export const finishRun = (db: Database, { syncId, runs, localEdits }: RunGuard, state: CalendarState) =>
  db
    .update(calendarSyncs)
    .set({ ...state, runs: runs + 1 })
    .where(and(eq(calendarSyncs.id, syncId), eq(calendarSyncs.runs, runs), eq(calendarSyncs.local_edits, localEdits)))
    .returning({ id: calendarSyncs.id });
