import { asc, gt, inArray, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { writeProgress } from "#db/queries/site/progress";
import { organizerCardsDue, publicChanges } from "#db/schema";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";

type DueCards = Awaited<ReturnType<typeof listDueCards>>;

/** One round trip: up to `limit` changes of events after the last that were queued, and as many organizers. */
export async function listDueCards(db: Database, limit: number) {
  const [changes, organizers] = await db.batch([
    db
      .select({ seq: publicChanges.seq, event_id: publicChanges.event_id })
      .from(publicChanges)
      .where(gt(publicChanges.seq, sql`coalesce((select number from numbers where name = 'cards'), 0)`))
      .orderBy(asc(publicChanges.seq))
      .limit(limit),
    db.select().from(organizerCardsDue).limit(limit),
  ]);
  return {
    events: [...new Set(changes.map(({ event_id }) => event_id))],
    organizers: organizers.map(({ organizer_id }) => organizer_id),
    /** Place in the log of the last of these events' changes; null where there is none. */
    reached: changes.at(-1)?.seq ?? null,
  };
}

export async function passDueCards(db: Database, { organizers, reached }: DueCards): Promise<void> {
  if (reached !== null) await writeProgress(db, "cards", reached);
  if (organizers.length > 0)
    await db.delete(organizerCardsDue).where(inArray(organizerCardsDue.organizer_id, organizers));
}

/** Those that visitors see, soonest first, from today on. */
export async function listComingIds(db: Database, organizerId: string, now: Date, limit: number): Promise<string[]> {
  const rows = await selectRows(db, {
    id: e.id,
  })`from visible_events e where e.organizer_id = ${organizerId} and e.start_time >= ${firstUnixSecondFrom(now)}
  order by e.start_time limit ${limit}`;
  return rows.map(({ id }) => id);
}
