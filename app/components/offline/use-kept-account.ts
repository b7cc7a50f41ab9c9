import { useEffect } from "react";
import { forgetFavorites } from "~/components/favorites/kept-favorites";
import { forgetAccount, rememberAccount, rememberSaved } from "~/components/favorites/remembered-account";
import { useFavorites, useFollows, useIsInAccount } from "~/components/favorites/use-favorites";
import { useRootData } from "~/components/layout/use-root-data";
import { useShownAsOf } from "~/components/layout/use-viewer";

/** For as long as the account is signed in on this device. */
export function useKeptAccount(): void {
  const root = useRootData();
  const isLive = useShownAsOf() === null && root !== undefined;
  const isInAccount = useIsInAccount();
  const { ids: event } = useFavorites();
  const { ids: organizer } = useFollows();
  const viewer = root?.viewer ?? null;
  const account = JSON.stringify(viewer);

  useEffect(() => {
    if (!isLive) return;
    const known = JSON.parse(account) as typeof viewer;
    if (known) return rememberAccount(known);
    forgetAccount();
    forgetFavorites({ all: false });
  }, [isLive, account]);

  useEffect(() => {
    if (isLive && isInAccount) rememberSaved({ event, organizer });
  }, [isLive, isInAccount, account, event, organizer]);
}
