const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** The refusal of a request that no route could make sense of: an unknown method, an address that can't be decoded. */
export function refuseUnreadable(request: Request): Response | null {
  if (!METHODS.includes(request.method)) {
    return new Response("Method Not Allowed", { status: 405, headers: { Allow: METHODS.join(", ") } });
  }
  const { pathname, searchParams } = new URL(request.url);
  // Remix writes an error to the log for this parameter, which its former versions had.
  const isReadable = isDecodable(pathname) && !searchParams.has("_data");
  return isReadable ? null : new Response("Bad Request", { status: 400 });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
