import { useEffect, useState } from "react";

/** Null until wanted and loaded; "failed" where it could not be loaded. `load` is the same function each time. */
export function useLoaded<Loaded extends object>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
): { loaded: Loaded | "failed" | null; again: () => void } {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isGone = false;
    load().then(
      (found) => !isGone && setLoaded(found),
      () => !isGone && setLoaded("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, load, loaded]);
  return { loaded, again: () => setLoaded(null) };
}
