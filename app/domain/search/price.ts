import { searchPhrases } from "./words";

/** Three words cost what one does: what more of them cost, each has to be looked up and compared with the others. */
const WORDS_OF_ONE = 2;
const PLACE = 2;
/** A map and a month walk through all that is found. */
const FACE = { list: 1, map: 2, month: 2 } as const;

interface PricedSearch {
  /** As typed; without words it is no search, and browsing is counted in requests. */
  words: string;
  hasPlace: boolean;
  face: keyof typeof FACE;
}

/**
 * What a search costs of its network's burst (`searches` in app/domain/site/burst-limits.ts): words × cells × faces, as
 * measured in milliseconds of the database. 1 for up to three words in a list, 24 at most; 0 without words.
 */
export function searchPrice({ words, hasPlace, face }: PricedSearch): number {
  const typed = searchPhrases(words)?.length ?? 0;
  return typed === 0 ? 0 : Math.max(1, typed - WORDS_OF_ONE) * (hasPlace ? PLACE : 1) * FACE[face];
}

/** Of an address of a page, a feed or the read API. */
export function searchPriceOf({ pathname, searchParams }: URL): number {
  const view = pathname === "/map.json" ? "map" : searchParams.get("view");
  return searchPrice({
    words: [searchParams.get("q"), searchParams.get("ask")].filter(Boolean).join(" "),
    hasPlace: searchParams.has("lat") || searchParams.has("near") || searchParams.has("bbox"),
    face: view === "map" || view === "month" ? view : "list",
  });
}
