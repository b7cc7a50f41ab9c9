import { eq, sql } from "drizzle-orm";
import { isUnseen, MOST_EVENTS_WHILE_NEW } from "~/domain/new-organizers";
import type { Database } from "#db/client";
import { organizers } from "#db/schema";
import { eventOrganizerColumns } from "./own-events";

/** Statement: an organizer as its events are made from it, with what `roomOf` asks besides; no row where it is gone. */
export const selectPublisher = (db: Database, organizerId: string, ids: readonly string[]) =>
  db
    .select({
      organizer: eventOrganizerColumns,
      created_at: organizers.created_at,
      reviewed_at: organizers.reviewed_at,
      other_events: sql<number>`(select count(*) from (select 1 from events where organizer_id = ${organizerId}
        and id not in (select value from json_each(${JSON.stringify(ids)})) limit ${MOST_EVENTS_WHILE_NEW}))`.as("other_events"),
    })
    .from(organizers)
    .where(eq(organizers.id, organizerId));

type Publisher = Awaited<ReturnType<typeof selectPublisher>>[number];

/**
 * How many events an organizer may still publish, besides those whose ids were given; null where there is no limit.
 * New organisations that nobody who moderates has looked at have one.
 */
export const roomOf = ({ created_at, reviewed_at, other_events }: Publisher, now: Date): number | null =>
  isUnseen({ createdAt: created_at, reviewedAt: reviewed_at }, now) ? MOST_EVENTS_WHILE_NEW - other_events : null;
