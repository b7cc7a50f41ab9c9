/** The action of a page that can only be looked at: 405 for POST, PUT, PATCH and DELETE. */
export function refuseMethod(): never {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "GET, HEAD" } });
}
