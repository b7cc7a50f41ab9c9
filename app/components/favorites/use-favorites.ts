import { useEffect, useMemo, useSyncExternalStore } from "react";
import { NOTHING_SAVED, type SavedKind } from "./device-favorites";
import { giveUp, isInAccount, savedLists, setAccount, watchLists } from "./saved-lists";

export interface Saved {
  has(id: string): boolean;
  /** In the order saved. */
  ids: readonly string[];
}

const nothing = () => NOTHING_SAVED;
const no = () => false;

export const useIsInAccount = () => useSyncExternalStore(watchLists, isInAccount, no);

/** In the account of a signed-in person, which gets the device's too; otherwise on the device. */
export function useFavoritesStorage(isAccount: boolean): void {
  useEffect(() => {
    const mine = setAccount(isAccount ? { stored: null, queue: [] } : null);
    if (!mine) return;
    void import("./account-favorites").then(
      ({ openAccount }) => openAccount(mine),
      () => giveUp(mine),
    );
  }, [isAccount]);
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
