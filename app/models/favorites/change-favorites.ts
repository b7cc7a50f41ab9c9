import type { Database } from "#db/client";
import { changeSavedIds, type SavedIds } from "#db/queries/saved-ids";
import { SAVED_IDS_PER_ACCOUNT } from "~/domain/saved-ids";
import type { Viewer } from "~/domain/viewer";
import { limitFactor } from "~/models/account/account-deps";
import { limitAttempts } from "~/models/limit-attempts";
import { newId } from "~/models/new-id";
import type { FavoriteChanges } from "~/schemas/favorite-events";
import type { Settings } from "~/schemas/settings";

interface Deps {
  db: Database;
  settings: Settings;
  now: Date;
}

export type FavoritesResult =
  | { kind: "changed"; saved: SavedIds }
  /** The person wants nothing of it in the account. */
  | { kind: "on_device_only" }
  | { kind: "too_many"; retryAfterSeconds: number };

/** Changes what somebody's account keeps. Safe to repeat: nothing is kept twice. */
export async function changeFavorites({ add, remove }: FavoriteChanges, viewer: Viewer, { db, settings, now }: Deps): Promise<FavoritesResult> {
  if (!viewer.savesInAccount) return { kind: "on_device_only" };
  const verdict = await limitAttempts([["favoritesByAccount", viewer.userId]], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const withRowId = (ids: readonly string[]) => ids.map((id) => [newId(), id] as [string, string]);
  const changes = {
    events: withRowId(add.event_ids),
    organizers: withRowId(add.organizer_ids),
    removedEvents: remove.event_ids,
    removedOrganizers: remove.organizer_ids,
  };
  const saved = await changeSavedIds(db, viewer.userId, changes, { now, limit: SAVED_IDS_PER_ACCOUNT });
  return saved ? { kind: "changed", saved } : { kind: "on_device_only" };
}
