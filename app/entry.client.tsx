import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ownLocale } from "~/i18n/messages-in";
import { askInLanguage } from "~/network/page-language";

askInLanguage(ownLocale);

// A visitor who goes on before a view transition has begun skips it: browsers report that as an error nobody handled.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

/**
 * Reads the data that came with the page. RemixBrowser throws the promise of them while it waits; thrown inside React, a tap
 * in that moment would leave the page without scripts, since React cannot wait in the middle of an answer to a tap.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/** The data that came with the page, for Remix, and once more as they came. */
function copyPageData(): Promise<string> {
  const [forRemix, copy] = window.__remixContext.stream!.tee();
  window.__remixContext.stream = forRemix;
  return new Response(copy).text();
}

const sent = copyPageData();
// Not needed to be alive; without it (the network is gone already) all is as Remix does it.
import("~/network/start").then(
  ({ startNetwork }) => startNetwork(sent),
  () => undefined,
);
void readPageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
