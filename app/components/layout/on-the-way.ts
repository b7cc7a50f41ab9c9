import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { waitsFor, watchWaiting } from "~/network/waiting";

/** Why the visitor waits for a page in vain; null where nobody does. */
export const useWaitsFor = () => useSyncExternalStore(watchWaiting, waitsFor, () => null);

/** The address that is on its way to be shown; undefined where none is, or where it waits for the network. */
export function useOnTheWay() {
  const { location } = useNavigation();
  return useWaitsFor() ? undefined : location;
}
