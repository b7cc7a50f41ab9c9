import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts have taken over the page: what does nothing without them is only shown with them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
