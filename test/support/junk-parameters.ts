/**
 * Parameters that no page reads: those that others append to shared links, secrets, very long ones, near misses of our
 * names.
 */
export const JUNK = [
  "fbclid=IwAR0hemmelig",
  `x=${"a".repeat(12_000)}`,
  "utm_source=post&utm_medium=brev&Type=hemmelig&when%20=hemmelig",
  "index&index=hemmelig&epoch=9&_=1",
  "fbclid=en&fbclid=to&utm_source=en&utm_source=to&utm_source=",
];

/** Returns an address with junk appended. */
export const withJunk = (path: string, junk: string) => `${path}${path.includes("?") ? "&" : "?"}${junk}`;

/** Returns the address of a page's data, as a browser with scripts requests it. */
export const dataOf = (path: string) =>
  path.startsWith("/?") || path === "/" ? path.replace("/", "/_root.data") : path.replace(/(\?|$)/, ".data$1");
