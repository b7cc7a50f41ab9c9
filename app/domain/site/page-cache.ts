import { FLASH } from "~/domain/site/flash";
import { cleanLine } from "~/domain/text/plain-text";
import type { Preferences } from "./locales";
import { TEXT_PARAMETER } from "./text-languages";

export interface PagePolicy {
  seconds: number;
  parameters: readonly string[];
}

/** They make a page personal, or one of endlessly many, so that it is not cached. */
const NEVER_KEPT = [
  ...["exact", "lat", "lng", "near", "family", "fact", "language", "radius_km", "sort", "after", "bbox"],
  "screen",
  FLASH.key,
];

export const PUBLIC_PAGES: [path: RegExp, policy: PagePolicy][] = [
  [
    /^\/$/,
    { seconds: 60, parameters: ["q", "type", "when", "from", "to", "weekday", "each", "show", "view", "month", "day"] },
  ],
  [/^\/helgen$/, { seconds: 60, parameters: ["type"] }],
  [/^\/hoytid\/[\w-]+$/, { seconds: 60, parameters: [] }],
  [/^\/event\/[\w-]+$/, { seconds: 60, parameters: [TEXT_PARAMETER] }],
  [/^\/organizations$/, { seconds: 60, parameters: ["county", "keeper", "letter", "show", "view"] }],
  [/^\/(personvern|tilgjengelighet|kilder)$/, { seconds: 60, parameters: [] }],
  [/^\/help(\/[\w-]+)?$/, { seconds: 60, parameters: [] }],
  [/^\/organizer\/[\w-]+$/, { seconds: 60, parameters: [] }],
];

/** Seconds that a copy is shown, with the time it is from, while the database is away. */
export const KEPT_SECONDS = 3600;

/** Of every page: stored for Back, otherwise revalidated. */
export const PAGE_CACHE_CONTROL = "private, no-cache";

/**
 * Null unless the same for all anonymous visitors with the same preferences. Positions and places never become
 * part of a shared key; typed words do, without them, for a minute.
 */
export function pagePolicy(url: URL): PagePolicy | null {
  const path = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const policy = PUBLIC_PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!policy) return null;
  if (NEVER_KEPT.some((name) => url.searchParams.has(name))) return null;
  // A month with words asks twice already.
  if (url.searchParams.has("q") && url.searchParams.get("view") === "month") return null;
  return isUsual(url.searchParams.getAll("q"), policy) ? policy : null;
}

const LONGEST_TYPED = 60;

/** Few words in one spelling of spaces, which others type as well; the page shows them as they were typed. */
const isUsual = ([typed, ...more]: string[], { parameters }: PagePolicy): boolean =>
  typed === undefined ||
  (more.length === 0 && parameters.includes("q") && typed.length <= LONGEST_TYPED && typed === cleanLine(typed));

/** Seconds that the edge has a copy: what was typed no longer than it is shown. */
export const keptSeconds = (url: URL, { seconds }: PagePolicy): number =>
  url.searchParams.has("q") ? seconds : KEPT_SECONDS;

/** Only the parameters that the page reads, in one order; nothing else of a visitor's address gets into the copy. */
export function cachedAddress(url: URL, { parameters }: PagePolicy): URL {
  const names = [...parameters, "_routes"];
  const address = new URL(url.pathname, url);
  for (const [name, value] of url.searchParams) if (names.includes(name)) address.searchParams.append(name, value);
  address.searchParams.sort();
  return address;
}

/** At the asked host: everything that its bytes depend on but what is published, and nothing about the person. */
export function pageCacheKey({ origin, pathname, search }: URL, preferences: Preferences, build: string): string {
  const { locale, theme, timeFormat } = preferences;
  const variant = [build, locale, theme, timeFormat].join("/");
  return `${origin}/.pages/${variant}${pathname}${search}`;
}
