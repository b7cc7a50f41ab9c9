import { FLASH } from "~/domain/site/flash";
import { type Answer, askTwice } from "./ask-twice";
import { NoAnswer } from "./failure";
import type { KeptAnswers } from "./kept-answers";
import { withPatience } from "./patience";

/** What of the router and the browser decides how a page's data are asked for. */
export interface Surroundings {
  fetch: typeof fetch;
  kept: KeptAnswers;
  now: () => number;
  /** The address of the page that is shown, as path and search. */
  shown: () => string;
  /** Whether a page is on its way to be shown: what is known of routes is asked for at other times too. */
  isOnTheWay: () => boolean;
  /** Goes to another page in the place of the one that was asked for. */
  goTo: (path: string) => void;
  /** Something was changed: what other tabs keep is old too. */
  tellOthers: () => void;
}

const DATA = /\.data$/;
/** Home, an event, an organizer. */
const FRESH_PAGE = /^\/(?:\?|$|(?:event|organizer)\/[\w-]+(?:\?|$))/;

/** Posted, but only to read; all else that is sent changes something. */
const READING = /^\/api\/(?:favorite-events|geocode-address|address-autocomplete)$/;

/** Where a page that the server can't show leads, by where it lies. */
const LEADS: [page: RegExp, to: string][] = [
  [/^\/event\//, `/?${FLASH.key}=eventFailed`],
  [/^\/organizer\//, `/organizations?${FLASH.key}=organizerFailed`],
];

/**
 * The browser's fetch() as Remix and the product's own requests are to have it. What a page is made of (its data, what is known
 * of routes) is asked for twice; where both fail, the page that is shown stays, and the visitor is told and may ask again.
 * Answers are kept for the way back. Remix itself would put the error screen in the page's place.
 */
export function patientFetch(around: Surroundings): typeof fetch {
  return (input, init = {}) => {
    if (input instanceof Request) return around.fetch(input, init);
    const url = new URL(input, location.href);
    if (url.origin !== location.origin) return around.fetch(input, init);
    if (init.method && init.method !== "GET") return send(around, url, init);
    if (DATA.test(url.pathname)) return pageData(around, url, init).then(responseOf);
    if (url.pathname === "/__manifest" && around.isOnTheWay()) return ask(around, url, init, null).then(responseOf);
    return around.fetch(input, init);
  };
}

/** Whatever is changed may stand on any page: none is kept from before or from meanwhile. */
async function send({ fetch, kept, tellOthers }: Surroundings, url: URL, init: RequestInit): Promise<Response> {
  if (READING.test(url.pathname)) return fetch(url, init);
  kept.forget();
  try {
    return await fetch(url, init);
  } finally {
    kept.forget();
    tellOthers();
  }
}

/** The data of a page. Those of the page that is shown are always asked for: somebody wants them anew. */
async function pageData(around: Surroundings, url: URL, init: RequestInit): Promise<Answer> {
  const { kept, now } = around;
  const page = pageOf(url);
  const isAnother = page !== pageOf(new URL(around.shown(), location.href));
  const fresh = isAnother && FRESH_PAGE.test(page) ? kept.findFresh(url.href, now()) : null;
  if (fresh) return fresh;
  const keep = kept.keeper(url.href);
  const answer = await ask(around, url, init, isAnother ? page : null);
  keep(answer, now());
  return answer;
}

/** Asks for what `page` is made of; null where it is no other page than the one that is shown. */
function ask(around: Surroundings, url: URL, init: RequestInit, page: string | null): Promise<Answer> {
  const signal = init.signal ?? new AbortController().signal;
  const once = (until: AbortSignal) => around.fetch(url, { ...init, signal: until });
  return withPatience(async () => {
    try {
      return await askTwice(once, isOurs, signal);
    } catch (error) {
      const older = signal.aborted || !page || !isOnTheWayBack(page) ? null : around.kept.find(url.href);
      if (older) return older;
      const isBroken = error instanceof NoAnswer && error.status >= 500;
      const lead = isBroken && page && !signal.aborted && LEADS.find(([pattern]) => pattern.test(page));
      if (lead)
        around.goTo(lead[1] + (error.requestId ? `&${FLASH.failure}=${encodeURIComponent(error.requestId)}` : ""));
      throw error;
    }
  }, signal);
}

/** Pages' data are a list, what is told of routes an object; 204 says that there is a new version of the product. */
const isOurs = (status: number, body: string) => status === 204 || /^[[{]/.test(body);

/** The browser's bar shows the address before the page comes only on the way back or forward. */
const isOnTheWayBack = (page: string) => page === pageOf(new URL(location.href));

/** The page at an address, or whose data lie there, as path and search. */
function pageOf({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete("_routes");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(DATA, "");
  return String(search) ? `${path}?${search}` : path;
}

const responseOf = ({ status, headers, body }: Answer) => new Response(body || null, { status, headers });
