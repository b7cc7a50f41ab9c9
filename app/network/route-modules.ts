import type { fetchModule } from "./start";

type Modules = typeof window.__remixRouteModules;

/** Instead of Remix's function of this name (vite.config.ts). */
export async function loadRouteModule(
  route: Parameters<typeof fetchModule>[0],
  modules: Modules,
): Promise<Modules[string]> {
  return (modules[route.id] ??= await (await import("./start")).fetchModule(route));
}
