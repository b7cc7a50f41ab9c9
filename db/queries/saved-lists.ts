import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { userFavorites, userFollows, users } from "#db/schema";

const MAX_SAVED = 5000;

/** Statement: whether favourites stay on the person's devices. */
export const setFavoritesOnDeviceOnly = (db: Database, userId: string, onDeviceOnly: boolean) =>
  db.update(users).set({ favorites_on_device_only: onDeviceOnly }).where(eq(users.id, userId));

/** The ids of all that an account has saved. */
export async function listSavedOf(db: Database, userId: string): Promise<{ event_ids: string[]; organizer_ids: string[] }> {
  const [events, organizers] = await db.batch([
    db.select({ id: userFavorites.event_id }).from(userFavorites).where(eq(userFavorites.user_id, userId)).limit(MAX_SAVED),
    db.select({ id: userFollows.organizer_id }).from(userFollows).where(eq(userFollows.user_id, userId)).limit(MAX_SAVED),
  ]);
  return { event_ids: events.map(({ id }) => id), organizer_ids: organizers.map(({ id }) => id) };
}

/** Statements: an account has saved nothing. */
export const deleteSavedOf = (db: Database, userId: string) =>
  [
    db.delete(userFavorites).where(eq(userFavorites.user_id, userId)),
    db.delete(userFollows).where(eq(userFollows.user_id, userId)),
  ] as const;
