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

/** From now on saved things are kept there. */
export function keepIn(given: SavedLists): void {
  lists = given;
  watchers.forEach((tell) => tell());
}

const nothing = () => NOTHING_SAVED;

/** The one place that decides where saved things are kept. In the browser only. */
export function savedList(kind: SavedKind): SavedList {
  return lists[kind];
}

/** Whether saved things are kept in the account by now. */
export const useIsInAccount = () =>
  useSyncExternalStore(
    watchLists,
    () => lists !== deviceLists,
    () => false,
  );

let turn = 0;

/** Keeps saved things in the account of somebody who has signed in, with all that was on the device; else on the device. */
export function useKeeper(isAccount: boolean): void {
  useEffect(() => {
    const mine = ++turn;
    if (!isAccount) keepIn(deviceLists);
    else
      void import("./account-favorites").then(async ({ openAccount }) => {
        const opened = await openAccount();
        if (opened && mine === turn) keepIn(opened);
      });
  }, [isAccount]);
}

const useList = (kind: SavedKind) =>
  useSyncExternalStore(
    watchLists,
    () => lists[kind],
    () => deviceLists[kind],
  );

/** Whether that one is saved: false in the very first render, and drawn anew only when it changes itself. */
export function useIsSaved(kind: SavedKind, id: string): boolean {
  const list = useList(kind);
  return useSyncExternalStore(
    list.subscribe,
    () => list.read().includes(id),
    () => false,
  );
}

/** All that is saved of a kind. */
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
