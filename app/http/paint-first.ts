const LATER = "text/later";

/** Runs in place and removes itself, so that React finds the document as it was rendered. */
const START_AFTER_PAINT = `{
const { currentScript } = document;
const waiting = currentScript.previousElementSibling;
currentScript.remove();
const start = () => {
  for (const link of document.querySelectorAll('link[rel="${LATER}"]')) link.rel = "modulepreload";
  const script = Object.assign(document.createElement("script"), { type: "module", nonce: waiting.nonce, text: waiting.text });
  document.head.append(script);
  script.remove();
};
requestAnimationFrame(() => setTimeout(start));
}`.replace(/\n\s*/g, "");

/**
 * Delays a page's scripts until the browser has painted the server's HTML. Every page works without scripts, and on a
 * slow connection they would otherwise compete with styles, fonts and the first image.
 */
export function paintFirst(page: Response, nonce: string): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.setAttribute("rel", LATER) })
    .on('script[type="module"]', {
      element(script) {
        script.setAttribute("type", LATER);
        script.after(`<script nonce="${nonce}">${START_AFTER_PAINT}</script>`, { html: true });
      },
    })
    .transform(page);
}
