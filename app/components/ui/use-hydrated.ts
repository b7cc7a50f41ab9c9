import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns whether scripts run: what needs them is only shown then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
