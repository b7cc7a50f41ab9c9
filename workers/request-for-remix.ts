import { SAFE_METHODS } from "~/guards/own-pages";

/** Forms without a picture are smaller. */
const READ_AT_ONCE_BYTES = 65_536;

/**
 * The request without what Remix would misread: X-Forwarded-Host, which it trusts to say which host it is; and of a request
 * that changes nothing the body, which it can't copy, and the Origin, which it takes for a foreign form's. A small form is
 * read first: where a guard turns it away unread, what is left on the connection can hold up the browser's next request.
 */
export async function requestForRemix(request: Request): Promise<Request> {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (SAFE_METHODS.has(method)) {
    for (const name of ["Origin", "Content-Type", "Content-Length"]) headers.delete(name);
    return new Request(url, { method, headers, signal });
  }
  return isSmall(request) ? new Request(url, { method, headers, signal, body: await request.arrayBuffer() }) : new Request(request, { headers });
}

function isSmall({ headers, body }: Request): boolean {
  const length = headers.get("Content-Length");
  return body !== null && length !== null && Number(length) <= READ_AT_ONCE_BYTES;
}
