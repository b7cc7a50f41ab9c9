import { useEffect, useState } from "react";

/** What no page needs at first: fetched once the page is alive, and null until then. `load` stays the same. */
export function useOnceAlive<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    load().then(setModule, () => undefined);
  }, [load]);
  return module;
}
