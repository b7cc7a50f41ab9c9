import { and, eq, sql } from "drizzle-orm";
import { type Database, type Row, selectRows } from "#db/client";
import { putAwayFirstHours } from "#db/schema";

/** The latest days with numbers. */
const DAYS_ASKED = 60;

export type FirstHourRow = Row<ReturnType<typeof stepsOf>>;

const stepsOf = (userId: string) => ({
  profile: sql<number>`(coalesce(o.description, '') <> '' and coalesce(o.address, '') <> '')`,
  picture: sql<number>`(o.logo_url is not null or o.cover_image_url is not null)`,
  events: sql<number>`(exists (select 1 from events where organizer_id = o.id)
    or exists (select 1 from calendar_syncs where organizer_id = o.id))`,
  team: sql<number>`exists (select 1 from organizer_admins where organizer_id = o.id)`,
  /** By another web site, or a calendar. */
  website: sql<number>`exists (select 1 from
    (select embeds, subscriptions from organizer_days where organizer_id = o.id order by day desc limit ${DAYS_ASKED})
    where embeds > 0 or subscriptions > 0)`,
  is_put_away: sql<number>`exists (select 1 from put_away_first_hours
    where organizer_id = o.id and user_id = ${userId})`,
});

export const firstHourStatement = (db: Database, organizerId: string, userId: string) =>
  selectRows(db, stepsOf(userId))`from organizers o where o.id = ${organizerId}`;

/** Null where there is no such organizer. */
export async function findFirstHour(db: Database, organizerId: string, userId: string): Promise<FirstHourRow | null> {
  const [row] = await firstHourStatement(db, organizerId, userId);
  return row ?? null;
}

/** Repeated it changes nothing. */
export async function setFirstHourAway(
  db: Database,
  { organizerId, userId, isAway }: { organizerId: string; userId: string; isAway: boolean },
  now: Date,
): Promise<void> {
  if (isAway)
    await db
      .insert(putAwayFirstHours)
      .values({ organizer_id: organizerId, user_id: userId, put_away_at: now })
      .onConflictDoNothing();
  else
    await db
      .delete(putAwayFirstHours)
      .where(and(eq(putAwayFirstHours.organizer_id, organizerId), eq(putAwayFirstHours.user_id, userId)));
}
