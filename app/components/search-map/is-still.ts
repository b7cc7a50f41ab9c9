/** Returns whether the visitor wants nothing to move by itself. */
export const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
