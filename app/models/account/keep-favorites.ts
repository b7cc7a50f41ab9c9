import { deleteSavedOf, listSavedOf, setFavoritesOnDeviceOnly } from "#db/queries/saved-lists";
import type { Viewer } from "~/domain/viewer";
import type { AccountDeps } from "./account-deps";

/** What the account gave up, for the device at hand to keep. */
export interface Saved {
  event_ids: string[];
  organizer_ids: string[];
}

/** Whether the account keeps favourites. When it no longer does, those it had are deleted there and handed out. */
export async function keepFavorites(
  { onDeviceOnly }: { onDeviceOnly: boolean },
  viewer: Viewer,
  { db }: Pick<AccountDeps, "db">,
): Promise<Saved> {
  if (!onDeviceOnly) {
    await setFavoritesOnDeviceOnly(db, viewer.userId, false);
    return { event_ids: [], organizer_ids: [] };
  }
  const saved = await listSavedOf(db, viewer.userId);
  await db.batch([setFavoritesOnDeviceOnly(db, viewer.userId, true), ...deleteSavedOf(db, viewer.userId)]);
  return saved;
}
