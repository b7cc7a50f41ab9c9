import { FLASH } from "~/domain/site/flash";
import { HERE } from "~/domain/site/shortcuts";

/**
 * With this header a page is asked for as everybody gets it: the server then knows of no session. The answer carries it
 * too, where it is such a copy, with the server's time in milliseconds; nothing without it is kept on a device.
 */
export const COPY_HEADER = "X-Public-Copy";

/** A kept page as the browser gets it without a network says by this header when it was as it is (milliseconds). */
export const KEPT_AT_HEADER = "X-Kept-At";

/** And by this one its title, percent-encoded. */
export const KEPT_TITLE_HEADER = "X-Kept-Title";

/** Where they lie in the browser's own storage. */
export const KEPT_PAGES = "samling-pages";

/** What a device keeps pages as: lists that were looked at last, and pages that somebody has a reason to need. */
export type KeptKind = "list" | "event" | "organizer" | "frame";

const KINDS: [path: RegExp, kind: KeptKind][] = [
  [/^\/(?:helgen|organizations)?$/, "list"],
  [/^\/event\/[\w-]+$/, "event"],
  [/^\/organizer\/[\w-]+$/, "organizer"],
  [/^\/(?:favorites|offline)$/, "frame"],
];

const LONGEST_ADDRESS = 700;

/**
 * Returns what a page is kept as; null for all that is somebody's own, or was meant for one moment. Frames are kept
 * without what their address asks for.
 */
export function keptKind({ pathname, search, searchParams }: URL): KeptKind | null {
  if (search.length > LONGEST_ADDRESS || searchParams.has(FLASH.key)) return null;
  return KINDS.find(([path]) => path.test(pathname))?.[1] ?? null;
}

const DATA = /(?:^\/_root)?\.data$/;

/** Returns the page that a request for data is about; null where it is none for data. */
export function pageOfData(url: URL): URL | null {
  if (!DATA.test(url.pathname)) return null;
  const page = new URL(url.pathname.replace(DATA, "") || "/", url);
  for (const [name, value] of url.searchParams) if (name !== "_routes") page.searchParams.append(name, value);
  return page;
}

/** Returns the address that a page is kept under. */
export function keptAddress(page: URL): string {
  if (keptKind(page) === "frame") return page.pathname;
  const asked = new URLSearchParams(page.search);
  asked.delete(HERE);
  return page.pathname + (asked.size > 0 ? `?${asked}` : "");
}

const HOUR_MS = 3_600_000;
/** What lies on the device longer says too little of what is on. */
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** What somebody has saved is fetched anew when it is older. */
const FRESH_MS = 12 * HOUR_MS;

/** Returns whether a kept page is to be fetched anew. */
export const isStale = (keptAt: number, now: number): boolean => now - keptAt > FRESH_MS || keptAt > now;

/** How many are kept of each kind. */
export const MOST_KEPT: Readonly<Record<KeptKind, number>> = { list: 24, event: 60, organizer: 40, frame: 4 };

/** A kept page, as the rules see it. */
export interface KeptPage {
  address: string;
  kind: KeptKind;
  keptAt: number;
  /** When what it is about is over; null where it is never. */
  over: number | null;
}

/** What somebody has saved and follows: the addresses of pages that a device should have. */
export type Wanted = ReadonlySet<string>;

/**
 * Returns the addresses that are no longer kept: what is over or too old, events and congregations that nobody here has
 * saved, and of lists the oldest.
 */
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
