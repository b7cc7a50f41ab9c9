import { useEffect, useState } from "react";

/** Null until it is loaded, after hydration. `load` must stay the same function. */
export function useOnceAlive<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    load().then(setModule, () => undefined);
  }, [load]);
  return module;
}
