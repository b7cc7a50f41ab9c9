const LATER = "text/later";

/** Removes itself, so that React finds the document as it was rendered. */
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

/** Scripts wait until the HTML is painted, because on a slow connection they compete with styles, fonts and images. */
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
