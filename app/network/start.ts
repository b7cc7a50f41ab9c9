import { asPageData } from "./first-page";
import { KeptAnswers } from "./kept-answers";
import { patientFetch } from "./page-requests";
import { askAgain } from "./patience";

export { fetchModule } from "./fetch-module";

const CHANGED = "samling:changed";

/**
 * From now on the product's pages are asked for with patience. `sent` are the data that came with the first page, as they came.
 */
export function startNetwork(sent: Promise<string>): void {
  const kept = new KeptAnswers();
  const others = new BroadcastChannel(CHANGED);
  const forget = () => kept.forget();
  const tellOthers = () => others.postMessage(null);
  const router = () => window.__remixRouter;
  window.fetch = patientFetch({
    fetch: window.fetch.bind(window),
    kept,
    now: Date.now,
    shown: () => router().state.location.pathname + router().state.location.search,
    isOnTheWay: () => router().state.navigation.state !== "idle",
    goTo: (path) => void router().navigate(path),
    tellOthers,
  });
  void keepFirstPage(kept, sent);
  others.addEventListener("message", forget);
  tellOthers(); // Somebody may have come here by a form that no script sent: other tabs know nothing of it.
  forgetOnReturn(forget);
  window.addEventListener("online", askAgain);
}

/** A page that the browser brings back as it was left: what was chosen meanwhile, the language among it, is in a cookie. */
function forgetOnReturn(forget: () => void): void {
  let left = "";
  window.addEventListener("pagehide", () => (left = document.cookie));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    forget();
    if (document.cookie !== left) location.reload();
  });
}

/** The page that was sent whole is the first that somebody goes back to. */
async function keepFirstPage(kept: KeptAnswers, sent: Promise<string>): Promise<void> {
  const { pathname, search, origin } = window.location;
  const keep = kept.keeper(`${origin}${pathname === "/" ? "/_root" : pathname}.data${search}`);
  const body = asPageData(await sent);
  if (body) keep({ status: 200, headers: new Headers(), body }, Date.now());
}
