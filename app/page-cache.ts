import type { Preferences } from "~/domain/preferences";

/** How a page may be kept at the edge. */
export interface PagePolicy {
  /** Seconds that the edge may answer from its copy. */
  seconds: number;
  /** Query parameters that change the page; any other parameter keeps it from being cached. */
  parameters: readonly string[];
}

const PUBLIC_PAGES: [path: RegExp, policy: PagePolicy][] = [
  [/^\/$/, { seconds: 60, parameters: ["type", "when", "from", "to", "show"] }],
  [/^\/event\/[\w-]+$/, { seconds: 60, parameters: [] }],
  [/^\/organizations$/, { seconds: 60, parameters: ["show"] }],
  [/^\/organizer\/[\w-]+$/, { seconds: 60, parameters: [] }],
];

/** What browsers are told of every page: keep it for Back, ask again otherwise. */
export const PAGE_CACHE_CONTROL = "private, no-cache";

/**
 * Which pages are the same for every anonymous visitor with the same preferences. Positions, places and words typed
 * never become part of a shared cache's key, so such pages are not kept.
 */
export function pagePolicy(url: URL): PagePolicy | null {
  const path = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const policy = PUBLIC_PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!policy) return null;
  const known = new Set([...policy.parameters, "_routes"]);
  return [...url.searchParams.keys()].every((name) => known.has(name)) ? policy : null;
}

/** The key of a cached page: all that its bytes depend on, and nothing about the person. */
export function pageCacheKey(url: URL, preferences: Preferences, version: { build: string; epoch: number }): string {
  const search = new URLSearchParams(url.searchParams);
  search.sort();
  const { locale, theme, timeFormat } = preferences;
  const variant = [version.build, version.epoch, locale, theme, timeFormat].join("/");
  return `https://page-cache.invalid/${variant}${url.pathname}?${search}`;
}
