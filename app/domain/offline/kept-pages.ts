import { FLASH } from "~/domain/site/flash";
import { HERE } from "~/domain/site/shortcuts";

/** Asks for a page without a session; the answer's is the server's time in milliseconds. Nothing else is kept. */
export const COPY_HEADER = "X-Public-Copy";

/** Milliseconds: since when a kept page is so. */
export const KEPT_AT_HEADER = "X-Kept-At";

export const KEPT_TITLE_HEADER = "X-Kept-Title";

/** The browser's cache. */
export const KEPT_PAGES = "samling-pages";
export type KeptKind = "list" | "event" | "organizer" | "frame";

const KINDS: [path: RegExp, kind: KeptKind][] = [
  [/^\/(?:helgen|organizations)?$/, "list"],
  [/^\/event\/[\w-]+$/, "event"],
  [/^\/organizer\/[\w-]+$/, "organizer"],
  [/^\/(?:favorites|following|settings|offline)$/, "frame"],
];

const LONGEST_ADDRESS = 700;

/** Null for what is somebody's own, or was meant for one moment. Frames are kept without their query. */
export function keptKind({ pathname, search, searchParams }: URL): KeptKind | null {
  if (search.length > LONGEST_ADDRESS || searchParams.has(FLASH.key)) return null;
  return KINDS.find(([path]) => path.test(pathname))?.[1] ?? null;
}

const DATA = /(?:^\/_root)?\.data$/;

export function pageOfData(url: URL): URL | null {
  if (!DATA.test(url.pathname)) return null;
  const page = new URL(url.pathname.replace(DATA, "") || "/", url);
  for (const [name, value] of url.searchParams) if (name !== "_routes") page.searchParams.append(name, value);
  return page;
}

/** One for a search, in whatever order its links name it. */
export function keptAddress(page: URL): string {
  if (keptKind(page) === "frame") return page.pathname;
  const asked = new URLSearchParams(page.search);
  asked.delete(HERE);
  asked.sort();
  return page.pathname + (asked.size > 0 ? `?${asked}` : "");
}

const HOUR_MS = 3_600_000;
const LONGEST_MS = 7 * 24 * HOUR_MS;
const FRESH_MS = 12 * HOUR_MS;

export const isStale = (keptAt: number, now: number): boolean => now - keptAt > FRESH_MS || keptAt > now;

export const MOST_KEPT: Readonly<Record<KeptKind, number>> = { list: 24, event: 60, organizer: 40, frame: 4 };

export interface KeptPage {
  address: string;
  kind: KeptKind;
  keptAt: number;
  /** Milliseconds when its subject is over; null: never. */
  over: number | null;
}

export type Wanted = ReadonlySet<string>;

/** What is over or too old, what nobody here has saved, and the oldest lists. */
export function outdated(pages: readonly KeptPage[], wanted: Wanted, now: number): string[] {
  const isGone = ({ address, kind, keptAt, over }: KeptPage) =>
    (over !== null && over < now) ||
    (kind !== "frame" && now - keptAt > LONGEST_MS) ||
    ((kind === "event" || kind === "organizer") && !wanted.has(address));
  const gone = pages.filter(isGone);
  const lists = pages.filter((page) => page.kind === "list" && !isGone(page));
  const newestFirst = (a: KeptPage, b: KeptPage) =>
    Number(wanted.has(b.address)) - Number(wanted.has(a.address)) || b.keptAt - a.keptAt;
  const tooMany = lists.sort(newestFirst).slice(MOST_KEPT.list);
  return [...gone, ...tooMany].map(({ address }) => address);
}
