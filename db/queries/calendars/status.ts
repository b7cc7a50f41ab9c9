import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { calendarRuns, calendarSyncs, organizers } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { IS_MISSING } from "./imported-events";
import { RUN } from "./runs";

const MISSING = { id: e.id, title: e.title, start_time: e.start_time };

const MOST_MISSING = 50;

export type LastReading = Pick<typeof calendarRuns.$inferSelect, "started_at" | "skipped" | "refusals">;

export type SourceStatusRows = NonNullable<Awaited<ReturnType<typeof findSourceStatus>>>;

export async function findSourceStatus(db: Database, id: string, now: Date) {
  const isOfIt = eq(calendarRuns.sync_id, id);
  const [[found], runs, [reading], missing] = await db.batch([
    db
      .select({ calendar: calendarSyncs, organizer: sql<string>`${organizers.name}`.as("organizer_name") })
      .from(calendarSyncs)
      .innerJoin(organizers, eq(organizers.id, calendarSyncs.organizer_id))
      .where(eq(calendarSyncs.id, id)),
    db.select(RUN).from(calendarRuns).where(isOfIt).orderBy(desc(calendarRuns.number)),
    db
      .select({
        started_at: calendarRuns.started_at,
        skipped: calendarRuns.skipped,
        refusals: calendarRuns.refusals,
      })
      .from(calendarRuns)
      .where(and(isOfIt, ne(calendarRuns.outcome, "failed")))
      .orderBy(desc(calendarRuns.number))
      .limit(1),
    selectRows(db, MISSING)`from events e indexed by events_missing
      where e.google_calendar_sync_id = ${id} and ${IS_MISSING} and e.start_time > ${unixSeconds(now)}
      order by e.start_time limit ${MOST_MISSING}`,
  ]);
  return found ? { ...found, runs, reading: reading ?? null, missing } : null;
}
