import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { waitingReason, watchWaiting } from "~/network/waiting";

/** Null where no navigation waits. */
export const useWaitingReason = () => useSyncExternalStore(watchWaiting, waitingReason, () => null);

/** Undefined where nothing loads, or it waits for the network. */
export function useOnTheWay() {
  const { location } = useNavigation();
  return useWaitingReason() ? undefined : location;
}
