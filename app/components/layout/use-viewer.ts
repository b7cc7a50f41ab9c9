import { useSyncExternalStore } from "react";
import { rememberedAccount } from "~/components/favorites/remembered-account";
import type { AccountState } from "~/domain/accounts/account-state";
import { shownAsOf, watchShownAsOf } from "~/network/kept";
import { useRootData } from "./use-root-data";

/** Since when the device has the page that is shown; null where it came from the server. */
export const useShownAsOf = () => useSyncExternalStore(watchShownAsOf, shownAsOf, () => null);

/** A page that the device has kept is everybody's: who is signed in is then known from the last visit. */
export function useViewer(): AccountState {
  const viewer = useRootData()?.viewer ?? null;
  return useShownAsOf() === null ? viewer : rememberedAccount();
}
