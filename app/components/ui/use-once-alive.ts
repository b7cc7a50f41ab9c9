import { startTransition, useEffect, useState } from "react";

/** Milliseconds after which a busy page loads it all the same. */
const AT_LAST_MS = 2000;

/** Null until it is loaded, in a pause after hydration. `load` must stay the same function. */
export function useOnceAlive<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    const begin = () =>
      void load().then(
        (loaded) => startTransition(() => setModule(() => loaded)),
        () => undefined,
      );
    // Safari has no such callback.
    if (!("requestIdleCallback" in window)) return void setTimeout(begin);
    const asked = requestIdleCallback(begin, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(asked);
  }, [load]);
  return module;
}
