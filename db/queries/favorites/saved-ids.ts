import { eq, sql } from "drizzle-orm";
import { type Database, selectRows, valuesOf } from "#db/client";
import { erase } from "#db/queries/erase";
import { sqlSeconds } from "#db/queries/seconds";
import { deletedFavorites, userFavorites, userFollows, users } from "#db/schema";

/** In the order they were saved. */
export interface SavedIds {
  event_ids: string[];
  organizer_ids: string[];
}

type IdRow = { id: string };

export const savedIdStatements = (db: Database, userId: string) =>
  [
    db
      .select({ id: userFavorites.event_id })
      .from(userFavorites)
      .where(eq(userFavorites.user_id, userId))
      .orderBy(userFavorites.created_at, sql`rowid`),
    db
      .select({ id: userFollows.organizer_id })
      .from(userFollows)
      .where(eq(userFollows.user_id, userId))
      .orderBy(userFollows.created_at, sql`rowid`),
  ] as const;

export const savedIdsOf = ([events, organizers]: readonly [IdRow[], IdRow[]]): SavedIds => ({
  event_ids: events.map(({ id }) => id),
  organizer_ids: organizers.map(({ id }) => id),
});

export async function listSavedIds(db: Database, userId: string): Promise<SavedIds> {
  return savedIdsOf(await db.batch([...savedIdStatements(db, userId)]));
}

/** As visitors see `e`: as the event that it is merged into, where there is one. */
export const knownOf = sql`coalesce((select start_time from events where id = e.merged_into), e.start_time),
  coalesce((select location_name from events where id = e.merged_into), e.location_name)`;

/** That visitors see `e`, or the event that it is merged into: what nobody sees is not saved, so nobody probes for it. */
export const isSeen = sql`exists (select 1 from visible_events v where v.id = coalesce(e.merged_into, e.id))`;

/** Ids to save, each with the id of its row. */
type NewSaved = readonly [rowId: string, contentId: string][];

interface Changes {
  events: NewSaved;
  organizers: NewSaved;
  removedEvents: readonly string[];
  removedOrganizers: readonly string[];
}

/**
 * One transaction; returns all ids saved afterwards. Saved, deleted and unseen ids are skipped; one in a bin is saved once it
 * comes back. At most `limit` of a kind. Null where favourites stay on devices.
 */
export async function changeSavedIds(
  db: Database,
  userId: string,
  changes: Changes,
  { now, limit }: { now: Date; limit: number },
): Promise<SavedIds | null> {
  const keeps = sql`exists (select 1 from users where id = ${userId} and favorites_on_device_only = 0)`;
  const at = sqlSeconds(now);
  const json = (value: unknown) => sql`json_each(${JSON.stringify(value)})`;
  const results = await db.batch([
    ...erase(db, userFavorites, sql`user_id = ${userId} and event_id in ${valuesOf(changes.removedEvents)}`),
    ...erase(db, userFollows, sql`user_id = ${userId} and organizer_id in ${valuesOf(changes.removedOrganizers)}`),
    db.run(sql`insert into user_favorites (id, user_id, event_id, created_at, known_start, known_place)
      select s.value ->> 0, ${userId}, e.id, ${at}, ${knownOf} from ${json(changes.events)} s cross join events e on e.id = s.value ->> 1
      where ${keeps} and ${isSeen} and (select count(*) from user_favorites where user_id = ${userId}) < ${limit} on conflict do nothing`),
    db.run(sql`insert into user_follows (id, user_id, organizer_id, created_at)
      select s.value ->> 0, ${userId}, o.id, ${at} from ${json(changes.organizers)} s cross join visible_organizers o on o.id = s.value ->> 1
      where ${keeps} and (select count(*) from user_follows where user_id = ${userId}) < ${limit} on conflict do nothing`),
    ...savedIdStatements(db, userId),
    selectRows(db, { keeps: sql<number>`${keeps}` })``,
    db.run(
      sql`delete from deleted_favorites where user_id = ${userId} and event_id in ${valuesOf(changes.removedEvents)}`,
    ),
    db.run(sql`insert into deleted_favorites (event_id, user_id, created_at, known_start, known_place)
      select d.id, ${userId}, ${at}, d.row ->> 'start_time', d.row ->> 'location_name'
      from ${json(changes.events)} s cross join deleted_events d on d.id = s.value ->> 1
      where ${keeps} and (select count(*) from deleted_favorites where user_id = ${userId}) < ${limit} on conflict do nothing`),
  ]);
  return results[8][0]?.keeps === 1 ? savedIdsOf([results[6], results[7]]) : null;
}

export const setFavoritesOnDeviceOnly = (db: Database, userId: string, onDeviceOnly: boolean) =>
  db.update(users).set({ favorites_on_device_only: onDeviceOnly }).where(eq(users.id, userId));

/** Also those of events in a bin. */
export const deleteSavedIds = (db: Database, userId: string) =>
  [
    ...erase(db, userFavorites, eq(userFavorites.user_id, userId)),
    ...erase(db, userFollows, eq(userFollows.user_id, userId)),
    db.delete(deletedFavorites).where(eq(deletedFavorites.user_id, userId)),
  ] as const;
