import { eq, type SQL, sql } from "drizzle-orm";
import { MOST_EVENTS_WHILE_NEW, NEW_FOR_HOURS, publishingRoom, RELEASE_EVERY_SECONDS } from "~/domain/new-organizers";
import type { Database } from "#db/client";
import { organizers } from "#db/schema";

/** The organizer of an event, as far as its events are made from it. */
export type EventOrganizer = Pick<typeof organizers.$inferSelect, keyof typeof eventOrganizerColumns>;

const eventOrganizerColumns = {
  id: organizers.id,
  name: organizers.name,
  address: organizers.address,
  city: organizers.city,
  logo_url: organizers.logo_url,
  cover_image_url: organizers.cover_image_url,
  lat: organizers.lat,
  lng: organizers.lng,
};

const NEW_FOR_SECONDS = NEW_FOR_HOURS * 3600;

/** The events of an organizer that are not held back, counted no further than the limit; `without` are left out. */
const shownEvents = (organizerId: string | SQL, without: readonly string[]) => sql<number>`(select count(*) from (select 1 from events
  where organizer_id = ${organizerId} and public_from is null
  ${without.length > 0 ? sql`and id not in (select value from json_each(${JSON.stringify(without)}))` : sql``}
  limit ${MOST_EVENTS_WHILE_NEW}))`;

/** Statement: an organizer as its events are made from it, with what `roomOf` asks besides; no row where it is gone. */
export const selectPublisher = (db: Database, organizerId: string | SQL, without: readonly string[] = []) =>
  db
    .select({
      organizer: eventOrganizerColumns,
      createdAt: organizers.created_at,
      reviewedAt: organizers.reviewed_at,
      numberVerifiedAt: organizers.organization_number_verified_at,
      shown: shownEvents(organizerId, without).as("shown_events"),
    })
    .from(organizers)
    .where(eq(organizers.id, organizerId));

export type Publisher = Awaited<ReturnType<typeof selectPublisher>>[number];

export async function findPublisher(db: Database, organizerId: string): Promise<Publisher | null> {
  const [publisher] = await selectPublisher(db, organizerId);
  return publisher ?? null;
}

/** What an organizer may still show on its first day; null where there is no limit. */
export const roomOf = (publisher: Publisher, now: Date) => publishingRoom(publisher, publisher.shown, now);

/**
 * One row for an insert to join: `room`, how many events the organizer may still show (null: as many as it likes), and
 * `until`, to when the others are held back: publishingRoom() in app/domain/new-organizers.ts, as the insert itself finds it.
 */
export function roomForInsert(organizerId: string, without: readonly string[], now: Date): SQL {
  const at = Math.floor(now.getTime() / 1000);
  const quarter = sql.raw(String(RELEASE_EVERY_SECONDS));
  return sql`(select case when reviewed_at is null and organization_number_verified_at is null and created_at > ${at - NEW_FOR_SECONDS}
      then ${MOST_EVENTS_WHILE_NEW} - ${shownEvents(organizerId, without)} end as room,
    (created_at + ${sql.raw(String(NEW_FOR_SECONDS + RELEASE_EVERY_SECONDS - 1))}) / ${quarter} * ${quarter} as until
    from organizers where id = ${organizerId})`;
}
