/** Addresses for programs: led to https by itself, a program would never learn that it told the whole network what it asks. */
const FOR_PROGRAMS = /^\/api\//;

/**
 * The answer to a request over plain http where the product is reached by https: whoever looks at a page is led there,
 * everything else is refused.
 */
export function refuseInsecure(request: Request, isHttps: boolean): Response | null {
  const url = new URL(request.url);
  if (!isHttps || url.protocol !== "http:") return null;
  const isLook = request.method === "GET" || request.method === "HEAD";
  if (!isLook || FOR_PROGRAMS.test(url.pathname)) return new Response("Use https.", { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  url.protocol = "https:";
  return new Response(null, { status: 301, headers: { Location: url.href } });
}
