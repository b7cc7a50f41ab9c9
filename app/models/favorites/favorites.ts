import {
  changeSavedIds,
  deleteSavedIds,
  type SavedIds,
  savedIdsOf,
  savedIdStatements,
  setFavoritesOnDeviceOnly,
} from "#db/queries/favorites/saved-ids";
import type { Viewer } from "~/domain/accounts/access";
import { SAVED_IDS_PER_ACCOUNT } from "~/domain/favorites/saved-ids";
import { refuse, type Result, succeed } from "~/domain/values";
import type { AccountDeps } from "~/models/accounts/deps";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { FavoriteChanges } from "~/schemas/favorites/favorites";

type Deps = Given<"db" | "settings" | "now">;

/** "onDeviceOnly": the account stores no favourites. */
type FavoritesProblem = { kind: "onDeviceOnly" } | TooMany;

/** Safe to repeat. */
export async function changeFavorites(
  { add, remove }: FavoriteChanges,
  viewer: Viewer,
  { db, settings, now }: Deps,
): Promise<Result<SavedIds, FavoritesProblem>> {
  if (!viewer.savesInAccount) return refuse({ kind: "onDeviceOnly" });
  const verdict = await limitAttempts({ favoritesByAccount: viewer.userId }, { db, now, settings });
  if (!verdict.ok) return verdict;
  const withRowId = (ids: readonly string[]) => ids.map((id) => [newId(), id] as [string, string]);
  const changes = {
    events: withRowId(add.event_ids),
    organizers: withRowId(add.organizer_ids),
    removedEvents: remove.event_ids,
    removedOrganizers: remove.organizer_ids,
  };
  const saved = await changeSavedIds(db, viewer.userId, changes, { now, limit: SAVED_IDS_PER_ACCOUNT });
  return saved ? succeed(saved) : refuse({ kind: "onDeviceOnly" });
}

/** Turning it off deletes and returns those it had. */
export async function setFavoritesStorage(
  { onDeviceOnly }: { onDeviceOnly: boolean },
  viewer: Viewer,
  { db }: Pick<AccountDeps, "db">,
): Promise<SavedIds> {
  if (!onDeviceOnly) {
    await setFavoritesOnDeviceOnly(db, viewer.userId, false);
    return { event_ids: [], organizer_ids: [] };
  }
  const [, events, organizers] = await db.batch([
    setFavoritesOnDeviceOnly(db, viewer.userId, true),
    ...savedIdStatements(db, viewer.userId),
    ...deleteSavedIds(db, viewer.userId),
  ]);
  return savedIdsOf([events, organizers]);
}
