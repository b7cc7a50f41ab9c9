import type { Rollup } from "vite";

const FRAME = [/app\/entry\.client\./, /app\/root\./, /app\/routes\/visitor\/layout\./, /app\/routes\/visitor\/page\./];
const PAGES = /app\/routes\/visitor\/(home|event|organizer|organizations|favorites|settings)\./;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Our replacement of a part of Remix. */
const REMIX_IS_GIVEN = /app\/network\/route-modules\./;
const DETAILS = /app\/routes\/visitor\/(event|organizer)\./;

/**
 * Returns the chunk of a module of the public pages (Rollup's `manualChunks`). By default the bundler makes a chunk for
 * every set of pages that share something: about forty of under a kilobyte, and on a phone each delays hydration by a
 * place in the request queue. Modules that only organizer pages use are left alone.
 */
export function publicChunk(
  id: string,
  { getModuleInfo }: Pick<Rollup.ManualChunkMeta, "getModuleInfo">,
): string | undefined {
  const pages = pagesThatLoad(id, getModuleInfo);
  if (ICON.test(id)) return iconChunk(pages);
  const isFrame = pages.some((page) => FRAME.some((part) => part.test(page)));
  if (isFrame) return isOwn(id) && !REMIX_IS_GIVEN.test(id) ? "frame" : "framework";
  const visited = pages.filter((page) => PAGES.test(page));
  if (visited.length < 2) return undefined;
  return visited.every((page) => DETAILS.test(page)) ? "details" : "pages";
}

/** Icons are too small for chunks of their own: the public pages' go with the framework, all others into one. */
function iconChunk(pages: string[]): string | undefined {
  if (pages.length === 0) return undefined;
  return pages.some((page) => [...FRAME, PAGES].some((part) => part.test(page))) ? "framework" : "icons";
}

/** The bundler's own helpers, whose names begin with a NUL, are used by the framework too. */
const isOwn = (id: string) => !id.includes("/node_modules/") && !id.startsWith("\0");

/** Returns the routes (and the entry) whose static imports lead to a module. */
function pagesThatLoad(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const withoutQuery = [...seen].map((module) => module.replace(/\?.*$/, ""));
  return [...new Set(withoutQuery)].filter((module) => /app\/(routes\/|root\.|entry\.client\.)/.test(module));
}
