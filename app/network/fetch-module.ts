import { fetchTwice } from "./fetch-twice";
import { withPatience } from "./patience";

interface Route {
  id: string;
  module: string;
  imports?: string[];
}

type Module = (typeof window.__remixRouteModules)[string];

/** Where its files can't be loaded, the page stays and the visitor is told; Remix would reload into a browser error. */
export async function fetchModule(route: Route): Promise<Module> {
  const target = window.__remixRouter?.state.navigation.location;
  // Prefetched for a link that may be followed: a failure does no harm.
  if (!target && !isSending(window.__remixRouter)) return importOf(route).catch(never);
  const signal = untilLeft(target);
  const wanted = withPatience(async () => {
    // Some browsers remember a failed import for good, so it only runs once all its files are loaded.
    const files = await Promise.all(
      missingFiles(route).map((file) => fetchTwice((until) => fetch(file, { signal: until }), isThere, signal)),
    );
    if (files.every(({ status }) => status < 400)) return importOf(route);
    // A newer version is deployed, and this one's files are gone.
    if (target) location.assign(target.pathname + target.search + target.hash);
    else location.reload();
    return never();
  }, signal);
  return wanted.catch((error: unknown) => {
    if (signal.aborted) return never();
    throw error;
  });
}

/** Without leaving the form's page. */
export const isSending = (router: typeof window.__remixRouter | undefined): boolean =>
  [...(router?.state.fetchers.values() ?? [])].some(({ state }) => state === "submitting");

const importOf = ({ module }: Route) => import(/* @vite-ignore */ module) as Promise<Module>;

const never = () => new Promise<never>(() => undefined);

const isThere = () => true;

function missingFiles(route: Route): string[] {
  const { entry, routes } = window.__remixManifest;
  const filesOf = ({ module, imports = [] }: Omit<Route, "id">) => [module, ...imports];
  const loaded = new Set(filesOf(entry));
  for (const id of Object.keys(window.__remixRouteModules))
    for (const file of routes[id] ? filesOf(routes[id]) : []) loaded.add(file);
  return filesOf(route).filter((file) => !loaded.has(file));
}

/** Aborts when the visitor navigates elsewhere. */
function untilLeft(target: object | undefined): AbortSignal {
  const left = new AbortController();
  const stop = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === target) return;
    left.abort();
    stop();
  });
  return left.signal;
}
