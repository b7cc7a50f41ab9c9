import { deleteSavedIds, listSavedIds, type SavedIds, setFavoritesOnDeviceOnly } from "#db/queries/saved-ids";
import type { Viewer } from "~/domain/viewer";
import type { AccountDeps } from "./account-deps";

/** Whether the account keeps favourites. When it no longer does, those it had are deleted there and handed out. */
export async function keepFavorites(
  { onDeviceOnly }: { onDeviceOnly: boolean },
  viewer: Viewer,
  { db }: Pick<AccountDeps, "db">,
): Promise<SavedIds> {
  if (!onDeviceOnly) {
    await setFavoritesOnDeviceOnly(db, viewer.userId, false);
    return { event_ids: [], organizer_ids: [] };
  }
  const saved = await listSavedIds(db, viewer.userId);
  await db.batch([setFavoritesOnDeviceOnly(db, viewer.userId, true), ...deleteSavedIds(db, viewer.userId)]);
  return saved;
}
