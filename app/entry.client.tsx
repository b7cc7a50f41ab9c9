import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ownLocale } from "~/i18n/messages-in";
import { requestInLanguage } from "~/network/page-language";

requestInLanguage(ownLocale);

// Navigating before a view transition has begun skips it; browsers report that as an unhandled rejection.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

/**
 * RemixBrowser throws this data's promise during hydration; React cannot suspend while it handles a tap, and the page
 * would be left without scripts.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/** Remix reads the original stream. */
function copyPageData(): Promise<string> {
  const [forRemix, copy] = window.__remixContext.stream?.tee() ?? [];
  window.__remixContext.stream = forRemix;
  return new Response(copy).text();
}

const sent = copyPageData();
// Not needed for interaction; if it fails (no network), the page works as Remix makes it.
import("~/network/start").then(
  ({ startNetwork }) => startNetwork(sent),
  () => undefined,
);
/** A part that was still loading when the page went on to another search is drawn here instead, and nothing is lost. */
const GOES_ON_TOO_SOON = /#421\b/;

void readPageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      { onRecoverableError: (error) => GOES_ON_TOO_SOON.test(String(error)) || reportError(error) },
    );
  });
});
