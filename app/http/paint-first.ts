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
export const paintFirst = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace(
      /(<script [^>]*)type="module"(.+?<\/script>)/s,
      (_script, start, rest) => `${start}type="${LATER}"${rest}<script nonce="${nonce}">${START_AFTER_PAINT}</script>`,
    );
