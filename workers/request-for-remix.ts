import { SAFE_METHODS } from "~/http/methods";

/** Forms without a picture are smaller. */
const READ_AT_ONCE_BYTES = 65_536;

/**
 * The request without what Remix would misread: X-Forwarded-Host, which it trusts to say which host it is; and of a request
 * that changes nothing the body, which it can't copy, and the Origin, which it takes for a foreign form's. A small form is
 * read before a guard can turn it away.
 */
export async function requestForRemix(request: Request): Promise<Request> {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (SAFE_METHODS.has(method)) {
    await readSmallBody(request);
    for (const name of ["Origin", "Content-Type", "Content-Length"]) headers.delete(name);
    return new Request(url, { method, headers, signal });
  }
  const body = await readSmallBody(request);
  return body ? new Request(url, { method, headers, signal, body }) : new Request(request, { headers });
}

/** A small body, read; null where there is none or it is large. What nobody reads is left on the connection, and breaks the next request. */
export async function readSmallBody(request: Request): Promise<ArrayBuffer | null> {
  return isSmall(request) ? request.arrayBuffer() : null;
}

function isSmall({ headers, body }: Request): boolean {
  const length = headers.get("Content-Length");
  return body !== null && length !== null && Number(length) <= READ_AT_ONCE_BYTES;
}
