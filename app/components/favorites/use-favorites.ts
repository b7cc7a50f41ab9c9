import { useEffect, useMemo, useSyncExternalStore } from "react";
import { NOTHING_SAVED, type SavedKind } from "./device-favorites";
import { giveUp, savedLists, setAccount, shownAccount, signedInAccount, watchLists } from "./saved-lists";

export interface Saved {
  has(id: string): boolean;
  /** In the order saved. */
  ids: readonly string[];
}

const nothing = () => NOTHING_SAVED;
const no = () => false;

export const useIsInAccount = () => useSyncExternalStore(watchLists, () => shownAccount() !== null, no);

/** In the account of a signed-in person, which gets the device's too; on the device where `accountId` is null. */
export function useFavoritesStorage(accountId: string | null): void {
  useEffect(() => {
    // Back from pages of another layout: the account that is open keeps the presses that wait.
    if (accountId === signedInAccount()) return;
    const mine = setAccount(accountId === null ? null : { id: accountId, shown: null, queue: [] });
    if (!mine) return;
    void import("./account-favorites").then(
      ({ openAccount }) => openAccount(mine),
      () => giveUp(mine),
    );
  }, [accountId]);
}

/** False in the first render; rerenders only when this id changes. */
export function useIsSaved(kind: SavedKind, id: string): boolean {
  const { subscribe, read } = savedLists[kind];
  return useSyncExternalStore(subscribe, () => read().includes(id), no);
}

function useSaved(kind: SavedKind): Saved {
  const { subscribe, read } = savedLists[kind];
  const ids = useSyncExternalStore(subscribe, read, nothing);
  return useMemo(() => {
    const known = new Set(ids);
    return { has: (id: string) => known.has(id), ids };
  }, [ids]);
}

export const useFavorites = () => useSaved("event");
export const useFollows = () => useSaved("organizer");
