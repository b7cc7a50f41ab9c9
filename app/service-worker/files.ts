import { allFiles, filesIn } from "./build";
import { CACHES } from "./store";

/** Few at once: a slow line belongs to the page first. */
const TOGETHER = 4;

/** A file of a build or of the maps' ground never changes, so that the first one is right for good. */
export async function answerFile(request: Request, name: string = CACHES.files): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** What can't be had now is fetched another time. */
export async function keepFiles(paths: readonly string[], name: string = CACHES.files): Promise<void> {
  const cache = await caches.open(name);
  const missing: string[] = [];
  for (const path of paths) if (!(await cache.match(path, { ignoreVary: true }))) missing.push(path);
  for (let i = 0; i < missing.length; i += TOGETHER)
    await Promise.all(missing.slice(i, i + TOGETHER).map((path) => cache.add(path).catch(() => undefined)));
}

export const keepFilesIn = (language: string): Promise<void> => keepFiles(filesIn(language));

/** What a former version of the product had there. */
export async function dropOthers(name: string, isOfToday: (path: string) => boolean): Promise<void> {
  const cache = await caches.open(name);
  for (const { url } of await cache.keys()) if (!isOfToday(new URL(url).pathname)) await cache.delete(url);
}

/** A page that was open so long has been loaded anew since. */
const LONGEST_MS = 8 * 24 * 3_600_000;
/** Holds since when files belong to no build of today. */
const LEFT = "/left-files";

/** Files of former builds go once no kept page names them and no page of theirs can be open. */
export async function dropFiles(now: number): Promise<void> {
  const needed = new Set(allFiles());
  const pages = await caches.open(CACHES.pages);
  for (const page of await pages.keys()) {
    const html = (await (await pages.match(page))?.text()) ?? "";
    for (const path of html.match(/\/assets\/[\w.-]+/g) ?? []) needed.add(path);
  }
  const files = await caches.open(CACHES.files);
  const before: Record<string, number> = (await (await files.match(LEFT))?.json()) ?? {};
  const left: Record<string, number> = {};
  for (const file of await files.keys()) {
    const { pathname } = new URL(file.url);
    if (pathname === LEFT || needed.has(pathname)) continue;
    const since = before[pathname] ?? now;
    if (now - since > LONGEST_MS) await files.delete(file);
    else left[pathname] = since;
  }
  await files.put(LEFT, Response.json(left));
}
