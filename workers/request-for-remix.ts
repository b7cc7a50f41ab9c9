import { SAFE_METHODS } from "~/guards/own-pages";

/**
 * The request without what Remix would misread: X-Forwarded-Host, which it trusts to say which host it is; and of a request
 * that changes nothing the body, which it can't copy, and the Origin, which it takes for a foreign form's.
 */
export function requestForRemix(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (!SAFE_METHODS.has(request.method)) return new Request(request, { headers });
  for (const name of ["Origin", "Content-Type", "Content-Length"]) headers.delete(name);
  const { method, signal } = request;
  return new Request(request.url, { method, headers, signal });
}
