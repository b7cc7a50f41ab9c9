import { deviceLists, NOTHING_SAVED, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";
import { type FavoriteRefusal, notifyRefusal } from "./refusals";

export type Ids = Record<SavedKind, readonly string[]>;

export interface Press {
  kind: SavedKind;
  add: readonly string[];
  remove: readonly string[];
  onRefused: (() => void) | undefined;
}

export interface Account {
  id: string;
  /** As it last said; null while its lists are on their way. */
  stored: Ids | null;
  /** What it has not answered, in the order pressed. */
  queue: readonly Press[];
  /** Sends the queue, once the lists are there. */
  send?: () => void;
}

/** Null where the lists are the device's. */
let account: Account | null = null;
const listeners = new Set<() => void>();

export const isSignedIn = (mine: Account): boolean => account === mine;

/** Its lists are on their way; null where nobody is signed in. */
export function setAccount<Given extends Account | null>(given: Given): Given {
  account = given;
  tellLists();
  return given;
}

export const tellLists = (): void => listeners.forEach((listener) => listener());

export function watchLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The id of the account whose lists are shown; null where those are the device's. */
export const shownAccount = (): string | null => (account?.stored ? account.id : null);

export const giveBack = ({ onRefused }: Press, why: FavoriteRefusal): void =>
  onRefused ? onRefused() : notifyRefusal(why);

/** The account's lists do not come: the device's stand in, with what was saved meanwhile. */
export function giveUp(mine: Account): void {
  if (!isSignedIn(mine)) return;
  setAccount(null);
  for (const press of mine.queue) if (press.remove.length > 0) giveBack(press, "remove");
}

/** What is stored, as it will be once the queue is answered. */
function list(kind: SavedKind): SavedList {
  const device = deviceLists[kind];
  let known = { base: NOTHING_SAVED, queue: NOTHING_SAVED as readonly unknown[], ids: NOTHING_SAVED };
  return {
    subscribe(listener) {
      const stops = [watchLists(listener), device.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    read() {
      const base = account?.stored?.[kind] ?? device.read();
      const queue = account?.queue ?? NOTHING_SAVED;
      if (queue.length === 0) return base;
      if (base !== known.base || queue !== known.queue) known = { base, queue, ids: pressed(base, kind) };
      return known.ids;
    },
    change({ add = [], remove = [], onRefused }) {
      const press = { kind, add, remove, onRefused };
      if (account?.stored) {
        if (!navigator.onLine) return void Promise.resolve().then(() => giveBack(press, "offline"));
        account.queue = [...account.queue, press];
      } else {
        // What is saved while the account's lists are on their way is not lost with the page; they take it from the device.
        device.change(press);
        if (!account) return;
        account.queue = [...account.queue.map((before) => withoutSaved(before, press)), { ...press, add: [] }];
      }
      tellLists();
      account.send?.();
    },
  };
}

const withoutSaved = (before: Press, { kind, add }: Press): Press =>
  before.kind === kind ? { ...before, remove: before.remove.filter((id) => !add.includes(id)) } : before;

function pressed(base: readonly string[], kind: SavedKind): readonly string[] {
  const ids = new Set(base);
  for (const press of account?.queue ?? []) {
    if (press.kind !== kind) continue;
    press.add.forEach((id) => ids.add(id));
    press.remove.forEach((id) => ids.delete(id));
  }
  return [...ids];
}

export const savedLists: SavedLists = { event: list("event"), organizer: list("organizer") };

/** In the browser only. */
export const savedList = (kind: SavedKind): SavedList => savedLists[kind];
