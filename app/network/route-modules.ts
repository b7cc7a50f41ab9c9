import type { fetchModule } from "./start";

type Modules = typeof window.__remixRouteModules;

/** Instead of Remix's function of this name (vite.config.ts). */
export async function loadRouteModule(
  route: Parameters<typeof fetchModule>[0],
  modules: Modules,
): Promise<Modules[string]> {
  const network = await import("./start").catch(() => null);
  if (network) return (modules[route.id] ??= await network.fetchModule(route));
  const { location: target } = window.__remixRouter.state.navigation;
  if (target) location.assign(target.pathname + target.search);
  return new Promise(() => {});
}
