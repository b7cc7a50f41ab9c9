import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A visitor who goes on before a view transition has begun skips it: browsers report that as an error nobody handled.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
