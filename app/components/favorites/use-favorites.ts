import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deviceLists, NOTHING_SAVED, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";
import { notifyRefusal } from "./refusals";

export interface Saved {
  has(id: string): boolean;
  /** In the order saved. */
  ids: readonly string[];
}

let lists = deviceLists;
let isInAccount = false;
const watchers = new Set<() => void>();

const watchLists = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

function setSavedLists(given: SavedLists, { inAccount = false } = {}): void {
  lists = given;
  isInAccount = inAccount;
  watchers.forEach((tell) => tell());
}

const nothing = () => NOTHING_SAVED;

/** In the browser only. */
export const savedList = (kind: SavedKind): SavedList => lists[kind];

export const useIsInAccount = () =>
  useSyncExternalStore(
    watchLists,
    () => isInAccount,
    () => false,
  );

let turn = 0;

/** In the account of a signed-in person, which gets the device's too; otherwise on the device. */
export function useFavoritesStorage(isAccount: boolean): void {
  useEffect(() => {
    const mine = ++turn;
    if (!isAccount) return setSavedLists(deviceLists);
    const removals: Removal[] = [];
    setSavedLists({ event: openingList("event", removals), organizer: openingList("organizer", removals) });
    const opening = import("./account-favorites").then(
      ({ openAccount }) => openAccount(),
      () => null,
    );
    void opening.then((opened) => {
      if (mine !== turn) return;
      setSavedLists(opened ?? deviceLists, { inAccount: opened !== null });
      for (const { kind, remove, onRefused = () => notifyRefusal("remove") } of removals) {
        if (remove.length === 0) continue;
        if (opened) opened[kind].change({ remove, onRefused });
        else onRefused();
      }
    });
  }, [isAccount]);
}

interface Removal {
  kind: SavedKind;
  remove: readonly string[];
  onRefused: (() => void) | undefined;
}

/** While the account's list loads; removals are collected, because they concern the account. */
function openingList(kind: SavedKind, removals: Removal[]): SavedList {
  const device = deviceLists[kind];
  return {
    ...device,
    change({ add = [], remove = [], onRefused }) {
      device.change({ add, remove, onRefused });
      for (const removal of removals)
        if (removal.kind === kind) removal.remove = removal.remove.filter((id) => !add.includes(id));
      removals.push({ kind, remove, onRefused });
    },
  };
}

const useList = (kind: SavedKind) =>
  useSyncExternalStore(
    watchLists,
    () => lists[kind],
    () => deviceLists[kind],
  );

/** False in the first render; rerenders only when this id changes. */
export function useIsSaved(kind: SavedKind, id: string): boolean {
  const list = useList(kind);
  return useSyncExternalStore(
    list.subscribe,
    () => list.read().includes(id),
    () => false,
  );
}

function useSaved(kind: SavedKind): Saved {
  const list = useList(kind);
  const ids = useSyncExternalStore(list.subscribe, list.read, nothing);
  return useMemo(() => {
    const known = new Set(ids);
    return { has: (id: string) => known.has(id), ids };
  }, [ids]);
}

export const useFavorites = () => useSaved("event");
export const useFollows = () => useSaved("organizer");
