import {
  KEPT_AT_HEADER,
  KEPT_PAGES,
  KEPT_TITLE_HEADER,
  keptAddress,
  keptKind,
  type KeptKind,
} from "~/domain/offline/kept-pages";
import { percentDecoded } from "~/domain/text/links";

export interface AtHand {
  href: string;
  kind: Exclude<KeptKind, "frame">;
  title: string;
  keptAt: number;
}

/** The newest first. */
export async function listAtHand(): Promise<AtHand[]> {
  const cache = await caches.open(KEPT_PAGES);
  const pages: AtHand[] = [];
  for (const { url } of await cache.keys()) {
    const page = new URL(url);
    const kind = keptKind(page);
    const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
    const title = percentDecoded(headers?.get(KEPT_TITLE_HEADER) ?? "");
    if (!kind || kind === "frame" || !title) continue;
    pages.push({ href: keptAddress(page), kind, title, keptAt: Number(headers?.get(KEPT_AT_HEADER)) });
  }
  return pages.sort((a, b) => b.keptAt - a.keptAt);
}
