/** The visitor wants nothing to move by itself. */
export const isStill = (): boolean =>
  document.documentElement.dataset["mood"] === "calm" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
