import { shownAsOf } from "~/network/kept";
import { deleteStored, readStored, writeStored } from "~/network/stored";
import type { FavoritesView } from "~/views/favorites/favorites";
import { rememberedAccount } from "./remembered-account";

export interface LoadedFavorites {
  eventIds: readonly string[];
  organizerIds: readonly string[];
  /** Else the device's. */
  isInAccount: boolean;
  view: FavoritesView;
  /** Since when, where the device has it because there is no network. */
  keptAt?: number | undefined;
}

/** The favourites as last loaded, for opening them without a network. */
const KEY = "samling:kept-favorites";
const DAY_MS = 24 * 3_600_000;

interface Kept {
  isInAccount: boolean;
  at: number;
  view: FavoritesView;
}

export function keepFavorites({ isInAccount, view }: Pick<LoadedFavorites, "isInAccount" | "view">): void {
  const isNothing = view.events.length + view.followed.length === 0;
  if (isNothing) deleteStored(KEY);
  else writeStored(KEY, { isInAccount, view, at: Date.now() } satisfies Kept);
}

/** Without what is over; null where none are kept. */
export function keptFavorites(): (Pick<LoadedFavorites, "isInAccount" | "view"> & { keptAt: number }) | null {
  const kept = read();
  if (!kept) return null;
  // An event that was over when the server called it coming stays: the device's clock is wrong.
  const isComing = ({ dateTime }: { dateTime: string }) => {
    const start = Date.parse(dateTime) + DAY_MS;
    return start > Date.now() || start < kept.at;
  };
  const { events, followedEvents } = kept.view;
  const view = { ...kept.view, events: events.filter(isComing), followedEvents: followedEvents.filter(isComing) };
  return { isInAccount: kept.isInAccount, keptAt: kept.at, view };
}

function read(): Kept | null {
  const kept = readStored(KEY) as Kept | null | undefined;
  return kept && Array.isArray(kept.view?.past) ? kept : null;
}

/** Only where its own page could not be asked for, else null. */
export function keptAccountFavorites(): LoadedFavorites | null {
  const kept = shownAsOf() === null ? null : keptFavorites();
  const { event = [], organizer = [] } = rememberedAccount()?.saved ?? {};
  return kept?.isInAccount ? { ...kept, eventIds: event, organizerIds: organizer } : null;
}

/** An account's, when nobody is signed in any more; or all. */
export function forgetFavorites({ all }: { all: boolean }): void {
  if (all || read()?.isInAccount) deleteStored(KEY);
}
