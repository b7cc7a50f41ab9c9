const LATER = "text/later";

/** Runs where it stands, and leaves no trace of itself: React takes over the document as it was rendered. */
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
 * Lets a page's first paint go before its scripts: they are fetched once the browser has drawn what the server sent.
 * Every page is whole without them, and on a slow line a hundred kilobytes of scripts would otherwise share the way
 * with styles, letters and the first picture.
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
