import { ID_PATTERN } from "~/domain/favorites/saved-ids";

/** A list of saved ids, on the device or, signed in, in the account. */
export interface SavedList {
  /** Calls `listener` whenever the list changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Returns the ids in the order they were saved; the same array until something changes. */
  read(): readonly string[];
  /** Adds and removes ids; both may be empty. Calls `onRefused` where the change was undone. */
  change(changes: { add?: readonly string[]; remove?: readonly string[]; onRefused?: (() => void) | undefined }): void;
}

/** What a visitor saves: events as favourites, organizers as followed. */
export type SavedKind = "event" | "organizer";

export type SavedLists = Readonly<Record<SavedKind, SavedList>>;

/** One constant empty list for the first render, which then does not rerender where nothing is saved. */
export const NOTHING_SAVED: readonly string[] = [];

/**
 * Returns a SavedList in localStorage, in sync with other tabs; what `isItem` refuses is left out. Where the browser
 * blocks storage or it is full, the list lasts as long as the page.
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
      isUnsaved = !save(key, known);
      tell();
    },
  };
}

/** Returns null where storage cannot be read; a corrupt entry counts as empty. */
function load(key: string, isItem: (value: unknown) => value is string): readonly string[] | null {
  let text: string | null;
  try {
    text = window.localStorage.getItem(key);
  } catch {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? [...new Set(value.filter(isItem))] : [];
  } catch {
    return [];
  }
}

const isId = (value: unknown): value is string => typeof value === "string" && ID_PATTERN.test(value);

function save(key: string, ids: readonly string[]): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i]);

export const deviceLists: SavedLists = {
  event: deviceList("samling:favorites"),
  organizer: deviceList("samling:follows"),
};
