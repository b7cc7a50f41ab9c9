import { ID_PATTERN } from "~/domain/favorites/saved-ids";
import { readStored, writeStored } from "~/network/stored";

/** On the device or, signed in, in the account. */
export interface SavedList {
  /** Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** In the order saved; the same array until something changes. */
  read(): readonly string[];
  /** Both may be empty. `onRefused` is called where the change was undone. */
  change(changes: { add?: readonly string[]; remove?: readonly string[]; onRefused?: (() => void) | undefined }): void;
}

/** Events are favourites, organizers are followed. */
export type SavedKind = "event" | "organizer";

export type SavedLists = Readonly<Record<SavedKind, SavedList>>;

/** One constant, so that the first render is not followed by another where nothing is saved. */
export const NOTHING_SAVED: readonly string[] = [];

/**
 * Kept in localStorage, in sync with other tabs; without what `isItem` refuses. Where storage is blocked or full, the
 * list lasts as long as the page.
 */
export function deviceList(key: string, isItem: (value: unknown) => value is string = isId): SavedList {
  let known: readonly string[] | null = null;
  let isUnsaved = false;
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());

  const refresh = () => {
    if (isUnsaved) return;
    const stored = load(key, isItem);
    if (stored && !sameIds(stored, known ?? [])) known = stored;
    known ??= NOTHING_SAVED;
  };

  const lookAgain = (event: Event) => {
    const changedKey = event instanceof StorageEvent ? event.key : null;
    if (changedKey !== null && changedKey !== key) return;
    const before = known;
    refresh();
    if (known !== before) tell();
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        refresh();
        window.addEventListener("storage", lookAgain);
        // A page restored from the back/forward cache has missed other tabs' changes.
        window.addEventListener("pageshow", lookAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", lookAgain);
        window.removeEventListener("pageshow", lookAgain);
      };
    },
    read() {
      if (known === null) refresh();
      return known ?? NOTHING_SAVED;
    },
    change({ add = [], remove = [] }) {
      refresh();
      const gone = new Set(remove);
      known = [...new Set([...(known ?? []), ...add])].filter((id) => !gone.has(id));
      isUnsaved = !writeStored(key, known);
      tell();
    },
  };
}

/** Null where storage cannot be read; what is no list counts as empty. */
function load(key: string, isItem: (value: unknown) => value is string): readonly string[] | null {
  const value = readStored(key);
  if (value === undefined) return null;
  return Array.isArray(value) ? [...new Set(value.filter(isItem))] : [];
}

const isId = (value: unknown): value is string => typeof value === "string" && ID_PATTERN.test(value);

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i]);

export const deviceLists: SavedLists = {
  event: deviceList("samling:favorites"),
  organizer: deviceList("samling:follows"),
};
