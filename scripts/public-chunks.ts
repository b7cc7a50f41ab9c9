import type { Rolldown } from "vite";

const FRAME = [/app\/entry\.client\./, /app\/root\./, /app\/routes\/visitor\/layout\./, /app\/routes\/visitor\/page\./];
const PAGES = /app\/routes\/visitor\/(home|event|organizer|organizations|favorites|settings)\./;
const HOME = /app\/routes\/visitor\/home\./;
const SETTINGS = /app\/routes\/visitor\/settings\./;
/** Not needed by the map. */
const FACTS = /app\/domain\/facts\//;
/** What every page loads later, and the map too: two files of a third of a kilobyte otherwise. */
const PATIENCE = /app\/network\/(fetch-twice|patience)\./;
/** A quarter of a kilobyte, beside what uses it. */
const SUBSCRIPTION = /app\/(i18n\/\w+\/subscription|components\/ui\/copy-field)\./;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** In place of a part of Remix. */
const REMIX_IS_GIVEN = /app\/network\/route-modules\./;
const DETAILS = /app\/routes\/visitor\/(event|organizer)\./;

/**
 * The names of public pages' chunks. By default some forty chunks of under a kilobyte are made, one for every
 * set of pages that share something, and on a phone each delays hydration by a place in the request queue. Organizer
 * pages' modules are left alone, but for icons, too small for chunks of their own. What event and organizer pages share
 * with parts loaded on demand is a chunk of its own ("parts"), so that a search's map does not bring the rest.
 */
export function publicChunk(id: string, bundle: Pick<Rolldown.PluginContext, "getModuleInfo">): string | null {
  const getModuleInfo = (module: string) => bundle.getModuleInfo(module);
  const pages = pagesThatLoad(id, getModuleInfo);
  const isFrame = pages.some((page) => FRAME.some((part) => part.test(page)));
  if (isFrame) return isOwn(id) && !REMIX_IS_GIVEN.test(id) ? "frame" : "framework";
  if (PATIENCE.test(id)) return "patience";
  if (SUBSCRIPTION.test(id)) return "copy-field";
  const visited = pages.filter((page) => PAGES.test(page));
  const isPart = pagesThatLoadLater(id, getModuleInfo).some((page) => PAGES.test(page) && !DETAILS.test(page));
  if (ICON.test(id) && visited.every((page) => SETTINGS.test(page)))
    return pages.length === 0 ? null : !isPart ? "icons" : visited.length > 0 ? "pages" : null;
  if (visited.length > 0 && visited.every((page) => SETTINGS.test(page)) && pages.length > 1) return "forms";
  const isShared = ICON.test(id) ? pages.length > 1 : visited.length > 1;
  if (!isShared) return isOfHomeAlone(id, visited) ? "search" : null;
  if (!visited.every((page) => DETAILS.test(page))) return "pages";
  return !isPart ? "details" : FACTS.test(id) ? "facts" : "parts";
}

/** One chunk, although pages with the same filters may use a part: a chunk for each would be larger. */
const isOfHomeAlone = (id: string, [page]: string[]) => page !== undefined && HOME.test(page) && !HOME.test(id);

/** The bundler's helpers, named with a NUL, are used by the framework too. */
const isOwn = (id: string) => !id.includes("/node_modules/") && !id.startsWith("\0");

/** Routes, or the entry, with static imports. */
function pagesThatLoad(id: string, getModuleInfo: Rolldown.GetModuleInfo): string[] {
  return pagesAmong(leadingTo([id], (module) => getModuleInfo(module)?.importers));
}

/** Routes that import the module, or what leads to it, later. */
function pagesThatLoadLater(id: string, getModuleInfo: Rolldown.GetModuleInfo): string[] {
  const later = (module: string) => getModuleInfo(module)?.dynamicImporters ?? [];
  const now = (module: string) => getModuleInfo(module)?.importers ?? [];
  const parts = [...leadingTo([id], now)].flatMap(later);
  return pagesAmong(leadingTo(parts, (module) => [...now(module), ...later(module)]));
}

/** With the modules themselves. */
function leadingTo(modules: string[], importersOf: (module: string) => readonly string[] | undefined): Set<string> {
  const seen = new Set(modules);
  for (const module of seen) for (const importer of importersOf(module) ?? []) seen.add(importer);
  return seen;
}

function pagesAmong(modules: Set<string>): string[] {
  const withoutQuery = [...modules].map((module) => module.replace(/\?.*$/, ""));
  return [...new Set(withoutQuery)].filter((module) => /app\/(routes\/|root\.|entry\.client\.)/.test(module));
}
