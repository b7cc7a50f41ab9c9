import type { fetchModule } from "./start";

type Modules = typeof window.__remixRouteModules;

/** Replaces Remix's function of this name (vite.config.ts), with our way of fetching a module. */
export async function loadRouteModule(
  route: Parameters<typeof fetchModule>[0],
  modules: Modules,
): Promise<Modules[string]> {
  return (modules[route.id] ??= await (await import("./start")).fetchModule(route));
}
