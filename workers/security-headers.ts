/**
 * For every response (data: is Leaflet's, blob: images about to be uploaded). Only scripts with this response's `nonce`
 * run.
 */
function contentSecurityPolicy(nonce: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** They bring their own policy (app/http/documents.ts). */
const DOCUMENTS = /^\/(embed|paper|tv)\//;

/** Shown by other sites in frames. */
const EMBEDS = /^\/embed\//;

interface Options {
  pathname: string;
  nonce: string;
  https: boolean;
}

/** Of pages and data alike. */
export function setSecurityHeaders(headers: Headers, { pathname, nonce, https }: Options): void {
  const isDocument = DOCUMENTS.test(pathname) && headers.has("Content-Security-Policy");
  if (!isDocument) headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, https));
  if (!isDocument) headers.set("X-Frame-Options", "DENY");
  else if (!EMBEDS.test(pathname)) headers.set("X-Frame-Options", "SAMEORIGIN");
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Cross-Origin-Resource-Policy")) headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set(
    "Permissions-Policy",
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()",
  );
}
