interface BuiltWorker {
  name: string;
  config: string;
  out: string;
  main: string;
}

export const SITE: BuiltWorker;
export const SERVICES: BuiltWorker[];
export const WORKERS: BuiltWorker[];
export function modulesOf(
  worker: BuiltWorker,
  folder: string,
): { type: "ESModule" | "CompiledWasm" | "Data"; path: string }[];
