import { useMemo, useSyncExternalStore } from "react";
import { deviceList, type SavedList } from "./device-favorites";

/** What a visitor saves, and what each kind is saved as: events as favourites, organizers as followed. */
export type SavedKind = "event" | "organizer";

export interface Saved {
  has(id: string): boolean;
  toggle(id: string): void;
  /** In the order they were saved. */
  ids: readonly string[];
  /** False on the server and in the very first render, which must equal the server's. */
  ready: boolean;
}

const DEVICE_LISTS: Record<SavedKind, SavedList> = {
  event: deviceList("samling:favorites"),
  organizer: deviceList("samling:follows"),
};

const NOTHING: readonly string[] = [];
const nothing = () => NOTHING;
const never = () => () => {};

/** The one place that decides where saved things are kept. In the browser only. */
export function savedList(kind: SavedKind): SavedList {
  return DEVICE_LISTS[kind];
}

export function useSaved(kind: SavedKind): Saved {
  const list = savedList(kind);
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
