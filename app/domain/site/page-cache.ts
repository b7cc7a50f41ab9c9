import { FLASH } from "~/domain/site/flash";
import type { Preferences } from "./preferences";
import { TEXT_PARAMETER } from "./text-languages";

export interface PagePolicy {
  seconds: number;
  parameters: readonly string[];
}

/** They make a page personal, or one of endlessly many, so that it is not cached. */
const NEVER_KEPT = [
  ...["q", "exact", "lat", "lng", "near", "family", "fact", "language", "radius_km", "sort", "after", "bbox"],
  "screen",
  FLASH.key,
];

export const PUBLIC_PAGES: [path: RegExp, policy: PagePolicy][] = [
  [/^\/$/, { seconds: 60, parameters: ["type", "when", "from", "to", "each", "show", "view", "month", "day"] }],
  [/^\/helgen$/, { seconds: 60, parameters: ["type"] }],
  [/^\/event\/[\w-]+$/, { seconds: 60, parameters: [TEXT_PARAMETER] }],
  [/^\/organizations$/, { seconds: 60, parameters: ["county", "letter", "show", "view"] }],
  [/^\/(personvern|tilgjengelighet|kilder)$/, { seconds: 60, parameters: [] }],
  [/^\/help(\/[\w-]+)?$/, { seconds: 60, parameters: [] }],
  [/^\/organizer\/[\w-]+$/, { seconds: 60, parameters: [] }],
];

/** Seconds that a copy is shown, with the time it is from, while the database is away. */
export const KEPT_SECONDS = 3600;

/** Of every page: stored for Back, otherwise revalidated. */
export const PAGE_CACHE_CONTROL = "private, no-cache";

/**
 * Null unless the same for all anonymous visitors with the same preferences. Positions, places and typed words never
 * become part of a shared key.
 */
export function pagePolicy(url: URL): PagePolicy | null {
  const path = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const policy = PUBLIC_PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!policy) return null;
  return NEVER_KEPT.some((name) => url.searchParams.has(name)) ? null : policy;
}

/** Only the parameters that the page reads, in one order; nothing else of a visitor's address gets into the copy. */
export function cachedAddress(url: URL, { parameters }: PagePolicy): URL {
  const names = [...parameters, "_routes"];
  const address = new URL(url.pathname, url);
  for (const [name, value] of url.searchParams) if (names.includes(name)) address.searchParams.append(name, value);
  address.searchParams.sort();
  return address;
}

/** Everything that its bytes depend on but what is published, and nothing about the person. */
export function pageCacheKey({ pathname, search }: URL, preferences: Preferences, build: string): string {
  const { locale, theme, timeFormat } = preferences;
  const variant = [build, locale, theme, timeFormat].join("/");
  return `https://page-cache.invalid/${variant}${pathname}${search}`;
}
