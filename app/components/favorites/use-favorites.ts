import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deviceLists, NOTHING_SAVED, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";

export interface Saved {
  has(id: string): boolean;
  toggle(id: string, onRefused?: () => void): void;
  /** In the order they were saved. */
  ids: readonly string[];
}

let lists = deviceLists;
const watchers = new Set<() => void>();

const watchLists = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Sets where favourites are stored from now on. */
function setSavedLists(given: SavedLists): void {
  lists = given;
  watchers.forEach((tell) => tell());
}

const nothing = () => NOTHING_SAVED;

/** Returns the list that stores favourites now. In the browser only. */
export function savedList(kind: SavedKind): SavedList {
  return lists[kind];
}

/** Returns whether favourites are stored in the account now. */
export const useIsInAccount = () =>
  useSyncExternalStore(
    watchLists,
    () => lists !== deviceLists,
    () => false,
  );

let turn = 0;

/** Stores favourites in the account of a signed-in person, including the device's; otherwise on the device. */
export function useFavoritesStorage(isAccount: boolean): void {
  useEffect(() => {
    const mine = ++turn;
    if (!isAccount) setSavedLists(deviceLists);
    else
      void import("./account-favorites").then(async ({ openAccount }) => {
        const opened = await openAccount();
        if (opened && mine === turn) setSavedLists(opened);
      });
  }, [isAccount]);
}

const useList = (kind: SavedKind) =>
  useSyncExternalStore(
    watchLists,
    () => lists[kind],
    () => deviceLists[kind],
  );

/** Returns whether one id is saved: false in the first render; rerenders only when this id changes. */
export function useIsSaved(kind: SavedKind, id: string): boolean {
  const list = useList(kind);
  return useSyncExternalStore(
    list.subscribe,
    () => list.read().includes(id),
    () => false,
  );
}

/** Returns everything saved of a kind. */
export function useSaved(kind: SavedKind): Saved {
  const list = useList(kind);
  const ids = useSyncExternalStore(list.subscribe, list.read, nothing);
  return useMemo(() => {
    const known = new Set(ids);
    return {
      has: (id: string) => known.has(id),
      toggle: (id: string, onRefused?: () => void) =>
        list.change({ [known.has(id) ? "remove" : "add"]: [id], onRefused }),
      ids,
    };
  }, [list, ids]);
}

export const useFavorites = () => useSaved("event");
export const useFollows = () => useSaved("organizer");
