import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deviceList, type SavedList } from "./device-favorites";

/** What a visitor saves, and what each kind is saved as: events as favourites, organizers as followed. */
export type SavedKind = "event" | "organizer";

export type SavedLists = Readonly<Record<SavedKind, SavedList>>;

export interface Saved {
  has(id: string): boolean;
  toggle(id: string): void;
  /** In the order they were saved. */
  ids: readonly string[];
  /** False on the server and in the very first render, which must equal the server's. */
  ready: boolean;
}

export const deviceLists: SavedLists = {
  event: deviceList("samling:favorites"),
  organizer: deviceList("samling:follows"),
};

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

const NOTHING: readonly string[] = [];
const nothing = () => NOTHING;
const never = () => () => {};

/** The one place that decides where saved things are kept. In the browser only. */
export function savedList(kind: SavedKind): SavedList {
  return lists[kind];
}

/** Whether saved things are kept in the account by now. */
export const useIsInAccount = () => useSyncExternalStore(watchLists, () => lists !== deviceLists, () => false);

let turn = 0;

/** Keeps saved things in the account of somebody who has signed in, with all that was on the device; else on the device. */
export function useKeeper(isAccount: boolean): void {
  useEffect(() => {
    const mine = ++turn;
    if (!isAccount) keepIn(deviceLists);
    else void import("./account-favorites").then(async ({ openAccount }) => {
      const opened = await openAccount();
      if (opened && mine === turn) keepIn(opened);
    });
  }, [isAccount]);
}

export function useSaved(kind: SavedKind): Saved {
  const list = useSyncExternalStore(watchLists, () => lists[kind], () => deviceLists[kind]);
  const ids = useSyncExternalStore(list.subscribe, list.read, nothing);
  const ready = useSyncExternalStore(never, () => true, () => false);
  return useMemo(() => {
    const known = new Set(ids);
    return {
      has: (id: string) => known.has(id),
      toggle: (id: string) => list.change(known.has(id) ? { remove: [id] } : { add: [id] }),
      ids,
      ready,
    };
  }, [list, ids, ready]);
}

export const useFavorites = () => useSaved("event");
export const useFollows = () => useSaved("organizer");
