/** Those by which nothing is changed. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something was sent by our own pages. Browsers say so in Sec-Fetch-Site and in Origin,
 * older ones in Origin alone; a sender that says neither is no browser and carries no visitor's cookies by accident.
 */
export function isFromOwnPages(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOwnSite = site === null || site === "same-origin" || site === "none";
  return isOwnSite && (origin === null || origin === new URL(request.url).origin);
}
