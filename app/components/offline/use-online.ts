import { useSyncExternalStore } from "react";

function watch(watcher: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const name of events) window.addEventListener(name, watcher);
  return () => {
    for (const name of events) window.removeEventListener(name, watcher);
  };
}

/** As far as the browser knows. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
