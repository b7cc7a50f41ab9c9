import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { raiseEpoch } from "./publication";

/** Each event that is let through is indexed by triggers, and a batch may take 30 seconds. */
const MOST_AT_ONCE = 1500;

const letThrough = (db: Database, which: SQL) =>
  db.all<{ id: string }>(sql`update events set public_from = null where seq in (${which} limit ${MOST_AT_ONCE}) returning id`);

/** Statements: shows what is held back of an organizer that somebody has looked at. The cron sees to what is left. */
export const releaseEventsOf = (db: Database, organizerId: string, condition: SQL = sql`true`) =>
  [
    letThrough(db, sql`select seq from events where organizer_id = ${organizerId} and public_from is not null and ${condition}`),
    raiseEpoch(db),
  ] as const;

/** Shows what has been held back long enough, or whose organizer somebody has looked at; tells how many. */
export async function releaseDueEvents(db: Database, now: Date): Promise<number> {
  const due = sql`select e.seq from events e indexed by events_held cross join organizers o on o.id = e.organizer_id
    where e.public_from is not null and (e.public_from <= ${Math.floor(now.getTime() / 1000)}
      or o.reviewed_at is not null or o.organization_number_verified_at is not null)`;
  const released = await letThrough(db, due);
  if (released.length > 0) await raiseEpoch(db);
  return released.length;
}
