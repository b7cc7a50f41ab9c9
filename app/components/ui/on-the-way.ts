import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { waitingReason, watchWaiting } from "~/network/waiting";

/** Returns why a navigation gets no response; null where none is waiting. */
export const useWaitingReason = () => useSyncExternalStore(watchWaiting, waitingReason, () => null);

/** Returns the address that is loading; undefined where none is, or where it waits for the network. */
export function useOnTheWay() {
  const { location } = useNavigation();
  return useWaitingReason() ? undefined : location;
}
