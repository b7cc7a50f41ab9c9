import { deviceLists, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";
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
  /** What it has not answered, in the order pressed, also while its lists are on their way. */
  queue: readonly Press[];
  /** As it will be once the queue is answered; null while its lists are on their way. */
  shown: Ids | null;
  /** Takes a press, once the lists are there. */
  press?: (press: Press) => void;
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

/** The id of the account that is signed in here, also while its lists are on their way. */
export const signedInAccount = (): string | null => account && account.id;

export const tellLists = (): void => listeners.forEach((listener) => listener());

export function watchLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The id of the account whose lists are shown; null where those are the device's. */
export const shownAccount = (): string | null => (account?.shown ? account.id : null);

export const giveBack = ({ onRefused }: Press, why: FavoriteRefusal): void =>
  onRefused ? onRefused() : notifyRefusal(why);

/** The account's lists do not come: the device's stand in, with what was saved meanwhile. */
export function giveUp(mine: Account): void {
  if (!isSignedIn(mine)) return;
  setAccount(null);
  for (const press of mine.queue) if (press.remove.length > 0) giveBack(press, "remove");
}

function list(kind: SavedKind): SavedList {
  const device = deviceLists[kind];
  return {
    subscribe(listener) {
      const stops = [watchLists(listener), device.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    read: () => account?.shown?.[kind] ?? device.read(),
    change({ add = [], remove = [], onRefused }) {
      const press = { kind, add, remove, onRefused };
      notifyRefusal(null);
      if (account?.press) return account.press(press);
      // What is saved while the account's lists are on their way is not lost with the page; they take it from the device.
      device.change(press);
      if (account) account.queue = [...account.queue, press];
    },
  };
}

/** In the browser only. */
export const savedLists: SavedLists = { event: list("event"), organizer: list("organizer") };
