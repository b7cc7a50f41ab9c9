/**
 * The policy of every response (data: images are Leaflet's, blob: images are about to be uploaded). `nonce` belongs to
 * this response; only scripts that carry it run.
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

/** Documents that are complete by themselves, and bring their own policy (app/http/documents.ts). */
const DOCUMENTS = /^\/(embed|paper|tv)\//;

/** Those that other sites show in frames. */
const EMBEDS = /^\/embed\//;

interface Options {
  pathname: string;
  nonce: string;
  https: boolean;
}

/** Sets the headers that every response of the Worker carries, pages and data alike. */
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
