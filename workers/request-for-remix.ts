import { isPressedFromAnywhere, SAFE_METHODS } from "~/http/methods";

/** Forms without an image are smaller. */
const READ_AT_ONCE_BYTES = 65_536;

/**
 * Takes out what Remix misreads: X-Forwarded-Host, which it trusts; the Origin of a press that may come from anywhere;
 * and where nothing changes the body, which it can't copy, and the Origin, which it takes for another site's form. A
 * small form is read before a guard can refuse it.
 */
export async function requestForRemix(request: Request): Promise<Request> {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (isPressedFromAnywhere(request)) headers.delete("Origin");
  if (SAFE_METHODS.has(method)) {
    await readSmallBody(request);
    for (const name of ["Origin", "Content-Type", "Content-Length"]) headers.delete(name);
    return new Request(url, { method, headers, signal });
  }
  const body = await readSmallBody(request);
  return body ? new Request(url, { method, headers, signal, body }) : new Request(request, { headers });
}

/** Null without one or where it is large. An unread body stays on the connection and breaks the next request. */
export async function readSmallBody(request: Request): Promise<ArrayBuffer | null> {
  return isSmall(request) ? request.arrayBuffer() : null;
}

function isSmall({ headers, body }: Request): boolean {
  const length = headers.get("Content-Length");
  return body !== null && length !== null && Number(length) <= READ_AT_ONCE_BYTES;
}
