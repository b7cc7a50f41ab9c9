/** What addresses carry along that no page reads: what others append to shared links, secrets, sheer length, names that nearly are ours. */
export const JUNK = [
  "fbclid=IwAR0hemmelig",
  `x=${"a".repeat(12_000)}`,
  "utm_source=post&utm_medium=brev&Type=hemmelig&when%20=hemmelig",
  "index&index=hemmelig&epoch=9&_=1",
  "fbclid=en&fbclid=to&utm_source=en&utm_source=to&utm_source=",
];

/** An address with junk behind what it holds. */
export const withJunk = (path: string, junk: string) => `${path}${path.includes("?") ? "&" : "?"}${junk}`;

/** Where a page's data is, as a browser with scripts asks for it. */
export const dataOf = (path: string) =>
  path.startsWith("/?") || path === "/" ? path.replace("/", "/_root.data") : path.replace(/(\?|$)/, ".data$1");
