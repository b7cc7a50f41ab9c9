import { useEffect, useState } from "react";

/** Returns a module that is loaded after hydration; null until then. `load` must stay the same function. */
export function useOnceAlive<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    load().then(setModule, () => undefined);
  }, [load]);
  return module;
}
