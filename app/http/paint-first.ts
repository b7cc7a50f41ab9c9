const LATER = "text/later";

/** In the address of its script (scripts/public-chunks.ts). */
export const FRAMEWORK = "/framework-";

/**
 * Removes itself, so that React finds the document as it was rendered. The framework, half of all code, is evaluated in
 * a task of its own, before the rest: an old phone answers a tap between the two.
 */
const START_AFTER_PAINT = `{
const { currentScript } = document;
const waiting = currentScript.previousElementSibling;
currentScript.remove();
const start = () => {
  const script = Object.assign(document.createElement("script"), { type: "module", nonce: waiting.nonce, text: waiting.text });
  document.head.append(script);
  script.remove();
};
const load = () => {
  const links = [...document.querySelectorAll('link[rel="${LATER}"]')];
  for (const link of links) link.rel = "modulepreload";
  const framework = links.find(({ href }) => href.includes("${FRAMEWORK}"));
  import(framework?.href).catch(() => undefined).then(() => setTimeout(start));
};
requestAnimationFrame(() => setTimeout(load));
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
