import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Scripts run: what needs them is only shown then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
