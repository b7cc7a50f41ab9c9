import type { Rollup } from "vite";

const FRAME = [/app\/entry\.client\./, /app\/root\./, /app\/routes\/visitor\/layout\./, /app\/routes\/visitor\/page\./];
const PAGES = /app\/routes\/visitor\/(home|event|organizer|organizations|favorites|settings)\./;
const HOME = /app\/routes\/visitor\/home\./;
const SETTINGS = /app\/routes\/visitor\/settings\./;
/** Of the panel of facts, which the map does without. */
const FACTS = /app\/domain\/facts\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Our replacement of a part of Remix. */
const REMIX_IS_GIVEN = /app\/network\/route-modules\./;
const DETAILS = /app\/routes\/visitor\/(event|organizer)\./;

/**
 * Returns the chunk of a module of the public pages (Rollup's `manualChunks`). By default the bundler makes a chunk for
 * every set of pages that share something: about forty of under a kilobyte, and on a phone each delays hydration by a
 * place in the request queue. Modules that only organizer pages use are left alone, but for icons, which are too small
 * for chunks of their own. What the pages of events and organizers share with parts that others load on demand is a chunk
 * of its own ("parts"), so that the map of a search does not bring their other things.
 */
export function publicChunk(
  id: string,
  { getModuleInfo }: Pick<Rollup.ManualChunkMeta, "getModuleInfo">,
): string | undefined {
  const pages = pagesThatLoad(id, getModuleInfo);
  const isFrame = pages.some((page) => FRAME.some((part) => part.test(page)));
  if (isFrame) return isOwn(id) && !REMIX_IS_GIVEN.test(id) ? "frame" : "framework";
  const visited = pages.filter((page) => PAGES.test(page));
  const isPart = pagesThatLoadLater(id, getModuleInfo).some((page) => PAGES.test(page) && !DETAILS.test(page));
  if (ICON.test(id) && visited.every((page) => SETTINGS.test(page)))
    return pages.length === 0 || isPart ? undefined : "icons";
  if (visited.length > 0 && visited.every((page) => SETTINGS.test(page)) && pages.length > 1) return "forms";
  const isShared = ICON.test(id) ? pages.length > 1 : visited.length > 1;
  if (!isShared) return isOfHomeAlone(id, visited) ? "search" : undefined;
  if (!visited.every((page) => DETAILS.test(page))) return "pages";
  return !isPart ? "details" : FACTS.test(id) ? "facts" : "parts";
}

/** One chunk, of which pages with the same filters may use a part: a chunk for each such part would be larger. */
const isOfHomeAlone = (id: string, [page]: string[]) => page !== undefined && HOME.test(page) && !HOME.test(id);

/** The bundler's own helpers, whose names begin with a NUL, are used by the framework too. */
const isOwn = (id: string) => !id.includes("/node_modules/") && !id.startsWith("\0");

/** Returns the routes (and the entry) whose static imports lead to a module. */
function pagesThatLoad(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  return pagesAmong(leadingTo([id], (module) => getModuleInfo(module)?.importers));
}

/** Returns the routes that lead to a module through something that they import later, where it is needed. */
function pagesThatLoadLater(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const later = (module: string) => getModuleInfo(module)?.dynamicImporters ?? [];
  const now = (module: string) => getModuleInfo(module)?.importers ?? [];
  const parts = [...leadingTo([id], now)].flatMap(later);
  return pagesAmong(leadingTo(parts, (module) => [...now(module), ...later(module)]));
}

/** Returns some modules and all that import them. */
function leadingTo(modules: string[], importersOf: (module: string) => readonly string[] | undefined): Set<string> {
  const seen = new Set(modules);
  for (const module of seen) for (const importer of importersOf(module) ?? []) seen.add(importer);
  return seen;
}

function pagesAmong(modules: Set<string>): string[] {
  const withoutQuery = [...modules].map((module) => module.replace(/\?.*$/, ""));
  return [...new Set(withoutQuery)].filter((module) => /app\/(routes\/|root\.|entry\.client\.)/.test(module));
}
