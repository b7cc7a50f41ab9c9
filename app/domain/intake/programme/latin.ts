const LETTERS = "a-zà-ž";

/** Blind to case, for what is written in Latin letters: it takes half the time of a pattern for all of Unicode. */
/* @__NO_SIDE_EFFECTS__ */
export function latin(pattern: RegExp | string, flags = typeof pattern === "string" ? "i" : pattern.flags): RegExp {
  const source = typeof pattern === "string" ? pattern : pattern.source;
  const own = source.replace(/\[(?:\\.|[^\]])*\]|\\p\{L[lu]?\}/g, (part) =>
    part.startsWith("[") ? part.replace(/\\p\{L[lu]?\}/g, LETTERS) : `[${LETTERS}]`,
  );
  return new RegExp(own, flags.replace("u", ""));
}
