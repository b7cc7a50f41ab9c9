import { isSending } from "./fetch-module";
import { asPageData } from "./first-page";
import { shownAsOf } from "./kept";
import { patientFetch } from "./page-requests";
import { retryLoads } from "./patience";
import { ResponseCache } from "./response-cache";

export { fetchModule } from "./fetch-module";
export { prepareRoute } from "./prepare-route";

const CHANGED = "samling:changed";

/** `sent` are the first page's data. */
export function startNetwork(sent: Promise<string>): void {
  const cache = new ResponseCache();
  const others = new BroadcastChannel(CHANGED);
  const forget = () => cache.forget();
  const notifyOtherTabs = () => others.postMessage(null);
  const router = () => window.__remixRouter;
  window.fetch = patientFetch({
    fetch: window.fetch.bind(window),
    cache,
    now: Date.now,
    shown: () => router().state.location.pathname + router().state.location.search,
    isOnTheWay: () => router().state.navigation.state !== "idle" || isSending(router()),
    goTo: (path) => void router().navigate(path),
    notifyOtherTabs,
  });
  if (shownAsOf() === null) void cacheFirstPage(cache, sent);
  others.addEventListener("message", forget);
  notifyOtherTabs(); // A form without scripts may have led here, so other tabs don't know about its change.
  clearOnReturn(forget);
  window.addEventListener("online", () => {
    retryLoads();
    if (shownAsOf() !== null) router().revalidate();
  });
}

/** Preferences such as the language may have changed in the cookie before the browser restores a page. */
function clearOnReturn(forget: () => void): void {
  let left = "";
  window.addEventListener("pagehide", () => (left = document.cookie));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    forget();
    if (document.cookie !== left) location.reload();
  });
}

/** The server-rendered page is the first that somebody goes back to. */
async function cacheFirstPage(cache: ResponseCache, sent: Promise<string>): Promise<void> {
  const { pathname, search, origin } = window.location;
  const keep = cache.keeper(`${origin}${pathname === "/" ? "/_root" : pathname}.data${search}`);
  const body = asPageData(await sent);
  if (body) keep({ status: 200, headers: new Headers(), body }, Date.now());
}
