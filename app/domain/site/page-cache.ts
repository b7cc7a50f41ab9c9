import { FLASH } from "~/domain/site/flash";
import type { Preferences } from "./preferences";

/** How a page may be kept at the edge. */
export interface PagePolicy {
  /** Seconds that the edge may answer from its copy. */
  seconds: number;
  /** Query parameters that the page is kept under. */
  parameters: readonly string[];
}

/** Parameters that make a page somebody's own, or one of endlessly many: with any of these it is not kept. */
const NEVER_KEPT = ["q", "lat", "lng", "near", "radius_km", "sort", "after", FLASH.key];

export const PUBLIC_PAGES: [path: RegExp, policy: PagePolicy][] = [
  [/^\/$/, { seconds: 60, parameters: ["type", "when", "from", "to", "show"] }],
  [/^\/event\/[\w-]+$/, { seconds: 60, parameters: [] }],
  [/^\/organizations$/, { seconds: 60, parameters: ["show"] }],
  [/^\/(personvern|tilgjengelighet)$/, { seconds: 60, parameters: [] }],
  [/^\/organizer\/[\w-]+$/, { seconds: 60, parameters: [] }],
];

/** What browsers are told of every page: keep it for Back, ask again otherwise. */
export const PAGE_CACHE_CONTROL = "private, no-cache";

/**
 * Which pages are the same for every anonymous visitor with the same preferences. Positions, places and words typed
 * never become part of a shared cache's key, so such pages are not kept. Parameters that no page reads (those that
 * links shared elsewhere carry along) make no difference.
 */
export function pagePolicy(url: URL): PagePolicy | null {
  const path = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const policy = PUBLIC_PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!policy) return null;
  return NEVER_KEPT.some((name) => url.searchParams.has(name)) ? null : policy;
}

/**
 * The address that a kept page is made for: as much of the visitor's as the page reads, in one order. Nothing else of it
 * can come into the copy that others get.
 */
export function cachedAddress(url: URL, { parameters }: PagePolicy): URL {
  const names = [...parameters, "_routes"];
  const address = new URL(url.pathname, url);
  for (const [name, value] of url.searchParams) if (names.includes(name)) address.searchParams.append(name, value);
  address.searchParams.sort();
  return address;
}

/** The key of a cached page: all that its bytes depend on, and nothing about the person. */
export function pageCacheKey(
  { pathname, search }: URL,
  preferences: Preferences,
  version: { build: string; epoch: number },
): string {
  const { locale, theme, timeFormat } = preferences;
  const variant = [version.build, version.epoch, locale, theme, timeFormat].join("/");
  return `https://page-cache.invalid/${variant}${pathname}${search}`;
}
