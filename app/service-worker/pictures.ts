import { partsOfPage, tilesAround } from "~/domain/offline/page-parts";
import { CACHES } from "./store";

const LARGEST_BYTES = 500_000;

export const isPicture = (path: string): boolean => /^\/(?:images|covers|tiles|facts)\//.test(path);

/** Whose address may get another picture. */
const CHANGES = /^\/(?:tiles|facts)\//;

/** Whatever its width. A map's tile and an icon come from the network if there is one. */
export async function answerPicture(request: Request): Promise<Response> {
  const kept = () => caches.match(request.url, { ignoreSearch: true, ignoreVary: true });
  if (!CHANGES.test(new URL(request.url).pathname)) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const tile = await kept();
    if (tile) return tile;
    throw error;
  }
}

const picturesOf = (html: string): string[] => {
  const { pictures, position } = partsOfPage(html);
  const tiles = position ? tilesAround(position).map(({ z, x, y }) => `/tiles/${z}/${x}/${y}.png`) : [];
  return [...pictures.filter(isPicture), ...tiles];
};

/** The pictures and the map's extract, one after the other, since nobody waits for them. */
export async function keepPictures(html: string): Promise<void> {
  const cache = await caches.open(CACHES.pictures);
  for (const path of picturesOf(html)) {
    if (await cache.match(path, { ignoreSearch: true, ignoreVary: true })) continue;
    const response = await fetch(path, { credentials: "omit" }).catch(() => null);
    if (response?.status !== 200) continue; // There are places without a map.
    const picture = await response.blob();
    if (picture.size > LARGEST_BYTES) continue;
    await cache.put(path, new Response(picture, { headers: { "Content-Type": picture.type } })).catch(() => undefined);
  }
}

export async function dropPictures(): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  const needed = new Set<string>();
  for (const { url } of await pages.keys()) {
    if (!new URL(url).pathname.startsWith("/event/")) continue;
    const html = (await (await pages.match(url, { ignoreVary: true }))?.text()) ?? "";
    for (const path of picturesOf(html)) needed.add(new URL(path, location.origin).href);
  }
  const cache = await caches.open(CACHES.pictures);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url, { ignoreVary: true });
}
