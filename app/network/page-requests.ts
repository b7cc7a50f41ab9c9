import { KEPT_AT_HEADER } from "~/domain/offline/kept-pages";
import { FLASH } from "~/domain/site/flash";
import { NoAnswer } from "./failure";
import { afterPress, type Answer, fetchTwice } from "./fetch-twice";
import { setShownAsOf } from "./kept";
import { withPatience } from "./patience";
import type { ResponseCache } from "./response-cache";

export interface RouterContext {
  fetch: typeof fetch;
  cache: ResponseCache;
  now: () => number;
  /** Path and search. */
  shown: () => string;
  /** Route manifests are requested at other times, too. */
  isOnTheWay: () => boolean;
  goTo: (path: string) => void;
  /** They clear their stored responses. */
  notifyOtherTabs: () => void;
}

const DATA = /\.data$/;
/** The front page, an event, an organizer. */
const FRESH_PAGE = /^\/(?:\?|$|(?:event|organizer)\/[\w-]+(?:\?|$))/;

/** Sent as POST, but only reads or is counted; every other POST changes something. */
const READING = /^\/(?:count|api\/(?:favorite-events|geocode-address|address-autocomplete))$/;

/** Where to go instead of a page that the server can't render. */
const LEADS: [page: RegExp, to: string][] = [
  [/^\/event\//, `/?${FLASH.key}=eventFailed`],
  [/^\/organizer\//, `/organizations?${FLASH.key}=organizerFailed`],
];

/**
 * Asks twice; where both fail, the page stays and the visitor can retry. Remix would show the error screen. A page's data
 * wait for the end of a press, under which a list must not move.
 */
export function patientFetch(router: RouterContext): typeof fetch {
  return (input, init = {}) => {
    if (input instanceof Request) return router.fetch(input, init);
    const url = new URL(input, location.href);
    if (url.origin !== location.origin) return router.fetch(input, init);
    if (init.method && init.method !== "GET") return send(router, url, init);
    // oxlint-disable-next-line no-misused-promises -- what comes after waits for it
    if (DATA.test(url.pathname)) return pageData(router, url, init).finally(afterPress).then(responseOf);
    if (url.pathname === "/__manifest" && router.isOnTheWay()) return ask(router, url, init, null).then(responseOf);
    return router.fetch(input, init);
  };
}

/** A change may affect any page, so no response from before or meanwhile stays stored. */
async function send({ fetch, cache, notifyOtherTabs }: RouterContext, url: URL, init: RequestInit): Promise<Response> {
  if (READING.test(url.pathname)) return fetch(url, init);
  cache.forget();
  try {
    return await fetch(url, init);
  } finally {
    cache.forget();
    notifyOtherTabs();
  }
}

/**
 * The current page's data are always requested, because a reload is wanted. What the service worker kept from another
 * day is shown as such, and not stored as new.
 */
async function pageData(router: RouterContext, url: URL, init: RequestInit): Promise<Answer> {
  const { cache, now } = router;
  const page = pageOf(url);
  const isAnother = page !== pageOf(new URL(router.shown(), location.href));
  const fresh = isAnother && FRESH_PAGE.test(page) ? cache.findFresh(url.href, now()) : null;
  if (fresh) {
    setShownAsOf(null);
    return fresh;
  }
  const keep = cache.keeper(url.href);
  const answer = await ask(router, url, init, isAnother ? page : null);
  const keptAt = Number(answer.headers.get(KEPT_AT_HEADER)) || null;
  setShownAsOf(keptAt);
  if (keptAt === null) keep(answer, now());
  return answer;
}

/** `page` is null where it is the current one. */
function ask(router: RouterContext, url: URL, init: RequestInit, page: string | null): Promise<Answer> {
  const signal = init.signal ?? new AbortController().signal;
  const once = (until: AbortSignal) => router.fetch(url, { ...init, signal: until });
  return withPatience(async () => {
    try {
      return await fetchTwice(once, isOurs, signal);
    } catch (error) {
      const older = signal.aborted || !page || !isOnTheWayBack(page) ? null : router.cache.find(url.href);
      if (older) return older;
      // With 503 the other page can't be had either.
      const isBroken = error instanceof NoAnswer && error.status >= 500 && error.status !== 503;
      const lead = isBroken && page && !signal.aborted && LEADS.find(([pattern]) => pattern.test(page));
      if (lead)
        router.goTo(lead[1] + (error.requestId ? `&${FLASH.failure}=${encodeURIComponent(error.requestId)}` : ""));
      throw error;
    }
  }, signal);
}

/** Page data are a list, route manifests an object; 204 means that a new version is deployed. */
const isOurs = (status: number, body: string) => status === 204 || /^[[{]/.test(body);

/** The address bar changes before the page loads only when going back or forward. */
const isOnTheWayBack = (page: string) => page === pageOf(new URL(location.href));

/** The page at an address, or whose data it is: path and search. */
function pageOf({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete("_routes");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(DATA, "");
  return String(search) ? `${path}?${search}` : path;
}

const responseOf = ({ status, headers, body }: Answer) => new Response(body || null, { status, headers });
