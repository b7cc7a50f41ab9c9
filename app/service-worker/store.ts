import {
  COPY_HEADER,
  KEPT_AT_HEADER,
  KEPT_PAGES,
  KEPT_TITLE_HEADER,
  keptAddress,
  keptKind,
  type KeptPage,
} from "~/domain/offline/kept-pages";
import { partsOfPage } from "~/domain/offline/page-parts";
import { PICTURE_READER, READ_PICTURES } from "~/domain/offline/read-pictures";

export const CACHES = {
  pages: KEPT_PAGES,
  files: "samling-files",
  pictures: "samling-pictures",
  ground: "samling-ground",
  readPictures: READ_PICTURES,
  pictureReader: PICTURE_READER,
} as const;

const LANGUAGE = "X-Kept-Language";
const OVER = "X-Kept-Over";
/** The preferences and look that the page was made with. */
const LOOK = "X-Kept-Look";

/** About the way here. */
const OF_THE_WAY = ["Content-Encoding", "Content-Length", "Transfer-Encoding", "X-Edge-Cache", "X-Request-Id"];

const address = (path: string) => new URL(path, location.origin).href;

/** Null where it is not kept. */
export async function findPage(page: URL) {
  const cache = await caches.open(CACHES.pages);
  const found = await cache.match(address(keptAddress(page)), { ignoreVary: true });
  if (!found) return null;
  const { headers } = found;
  const said = (name: string) => headers.get(name) ?? "";
  return {
    html: await found.text(),
    headers,
    keptAt: Number(said(KEPT_AT_HEADER)),
    language: said(LANGUAGE),
    look: said(LOOK),
  };
}

/** Returns its HTML. */
export async function storePage(page: URL, response: Response, look: string, now: number): Promise<string> {
  const html = await response.text();
  const { language, title, over } = partsOfPage(html);
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  headers.set(KEPT_AT_HEADER, String(now));
  headers.set(LANGUAGE, language);
  headers.set(LOOK, look);
  headers.set(KEPT_TITLE_HEADER, encodeURIComponent(title));
  // By the device's clock, which may be wrong.
  const ahead = now - Number(headers.get(COPY_HEADER));
  if (over !== null) headers.set(OVER, String(over + ahead));
  await (await caches.open(CACHES.pages)).put(address(keptAddress(page)), new Response(html, { headers }));
  return html;
}

export async function deletePages(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const path of addresses) await cache.delete(address(path), { ignoreVary: true });
}

/** Without their text. */
export async function listPages(): Promise<KeptPage[]> {
  const cache = await caches.open(CACHES.pages);
  const pages: KeptPage[] = [];
  for (const { url } of await cache.keys()) {
    const page = new URL(url);
    const kind = keptKind(page);
    const headers = kind && (await cache.match(url, { ignoreVary: true }))?.headers;
    if (!headers) continue;
    const over = headers.get(OVER);
    const keptAt = Number(headers.get(KEPT_AT_HEADER));
    pages.push({ address: keptAddress(page), kind, keptAt, over: over === null ? null : Number(over) });
  }
  return pages;
}

/** When pages were found to be over or gone. */
const GONE = "/gone-pages";

/** Since when (milliseconds) saved pages are not fetched any more, by address. */
export async function readGone(): Promise<Record<string, number>> {
  const found = await (await caches.open(CACHES.files)).match(GONE);
  return found ? found.json() : {};
}

export const writeGone = async (gone: Record<string, number>): Promise<void> =>
  (await caches.open(CACHES.files)).put(GONE, Response.json(gone));

export const forgetAll = () => Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
