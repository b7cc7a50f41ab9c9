import { findEpoch } from "#db/queries/site/publication";
import type { AppContext } from "~/context";
import { cachedAddress, PAGE_CACHE_CONTROL, pageCacheKey, pagePolicy } from "~/domain/site/page-cache";

/** A cached page was rendered with it; each response replaces it. */
const NONCE_HEADER = "X-Rendered-Nonce";
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?samling_session=/;

/** Anonymous visitors get the edge's copy of public pages. */
export async function servePage(
  request: Request,
  context: AppContext,
  build: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const policy = request.method === "GET" && !isSignedIn(request) ? pagePolicy(url) : null;
  const epoch = policy && (await epochOf(context));
  if (!policy || epoch === null) return forBrowsers(await render(request));
  const address = cachedAddress(url, policy);
  const key = pageCacheKey(address, context.preferences, { build, epoch });
  const kept = await context.edgeCache.match(key);
  if (kept) return forBrowsers(await withNonce(kept, context.nonce), "hit");
  const response = await render(new Request(address, request));
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return forBrowsers(response);
  const copy = new Response(response.clone().body, response);
  copy.headers.set("Cache-Control", `public, max-age=${policy.seconds}`);
  copy.headers.set(NONCE_HEADER, context.nonce);
  context.waitUntil(context.edgeCache.put(key, copy));
  return forBrowsers(response, "miss");
}

/** Null where the database does not respond: the rendered page says so. */
const epochOf = ({ db }: AppContext) => findEpoch(db).catch(() => null);

const isSignedIn = (request: Request) => SESSION_COOKIE.test(request.headers.get("Cookie") ?? "");

async function withNonce(kept: Response, nonce: string): Promise<Response> {
  const rendered = kept.headers.get(NONCE_HEADER);
  const body = await kept.text();
  return new Response(rendered ? body.replaceAll(rendered, nonce) : body, kept);
}

/** Loaders without a Cache-Control get the rule for pages. */
function forBrowsers(response: Response, edge?: "hit" | "miss"): Response {
  const answer = new Response(response.body, response);
  answer.headers.delete(NONCE_HEADER);
  if (edge || !answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", PAGE_CACHE_CONTROL);
  if (edge) answer.headers.set("X-Edge-Cache", edge);
  return answer;
}
