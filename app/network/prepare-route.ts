import { matchRoutes } from "@remix-run/router";
import { fetchModule } from "./fetch-module";

/**
 * Loads the route that a form on another page posts to, so that the form can say by itself that it was not sent.
 * Returns a function that stops waiting for it.
 */
export function prepareRoute(path: string): () => void {
  const { pathname } = new URL(path, location.href);
  const load = () => {
    const id = matchRoutes(window.__remixRouter.routes, pathname)?.at(-1)?.route.id ?? "";
    const route = window.__remixManifest.routes[id];
    if (!route || route.path === "*") return;
    stop();
    void keep(route);
  };
  const stop = window.__remixRouter.subscribe(load);
  load();
  return stop;
}

async function keep(route: Parameters<typeof fetchModule>[0]): Promise<void> {
  window.__remixRouteModules[route.id] ??= await fetchModule(route);
}
