import type { AppContext } from "~/context";
import { KEPT_AT_HEADER } from "~/domain/offline/kept-pages";
import {
  cachedAddress,
  KEPT_SECONDS,
  keptSeconds,
  PAGE_CACHE_CONTROL,
  pageCacheKey,
  pagePolicy,
} from "~/domain/site/page-cache";
import { epochOf } from "./known-epoch";

/** Of the page that a copy was made of; each response gets a nonce of its own. */
const MADE = { nonce: "X-Rendered-Nonce", epoch: "X-Rendered-Epoch", at: "X-Rendered-At" };
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?samling_session=/;

type Edge = "hit" | "miss" | "old";

/**
 * Anonymous visitors get the edge's copy of public pages. While the database is away everybody does, up to an hour old,
 * with the time it is from.
 */
export async function servePage(
  request: Request,
  context: AppContext,
  build: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const policy = request.method === "GET" ? pagePolicy(url) : null;
  if (!policy) return forBrowsers(await render(request));
  const address = cachedAddress(url, policy);
  const key = pageCacheKey(address, context.preferences, build);
  const isOnesOwn = isSignedIn(request);
  const epoch = isOnesOwn ? null : await epochOf(context);
  if (!isOnesOwn) {
    const kept = await keptCopy(context, key);
    if (kept && epoch === null) return shownAsOf(kept, context.nonce);
    if (kept?.epoch === epoch && kept.age < policy.seconds) return withNonce(kept, context.nonce, "hit");
  }
  const response = await render(isOnesOwn ? request : new Request(address, request));
  if (response.status === 503) {
    const kept = await keptCopy(context, key);
    return kept ? shownAsOf(kept, context.nonce) : forBrowsers(response);
  }
  if (epoch === null || response.status !== 200 || response.headers.has("Set-Cookie")) return forBrowsers(response);
  keep(context, key, { response: response.clone(), epoch, seconds: keptSeconds(address, policy) });
  return forBrowsers(response, "miss");
}

const isSignedIn = (request: Request) => SESSION_COOKIE.test(request.headers.get("Cookie") ?? "");

type Copy = NonNullable<Awaited<ReturnType<typeof keptCopy>>>;

async function keptCopy({ edgeCache }: AppContext, key: string) {
  const response = await edgeCache.match(key);
  if (!response) return null;
  const said = (name: keyof typeof MADE) => Number(response.headers.get(MADE[name]));
  const age = (Date.now() - said("at")) / 1000;
  return age < KEPT_SECONDS
    ? {
        response,
        epoch: said("epoch"),
        /** Milliseconds since 1970. */
        at: said("at"),
        /** Seconds. */
        age,
      }
    : null;
}

interface Kept {
  response: Response;
  epoch: number;
  seconds: number;
}

function keep(context: AppContext, key: string, { response, epoch, seconds }: Kept): void {
  const copy = new Response(response.body, response);
  const made = { nonce: context.nonce, epoch: String(epoch), at: String(Date.now()) };
  for (const name of ["nonce", "epoch", "at"] as const) copy.headers.set(MADE[name], made[name]);
  copy.headers.set("Cache-Control", `public, max-age=${seconds}`);
  context.waitUntil(context.edgeCache.put(key, copy));
}

async function withNonce({ response }: Copy, nonce: string, edge: Edge): Promise<Response> {
  const rendered = response.headers.get(MADE.nonce);
  const body = await response.text();
  return forBrowsers(new Response(rendered ? body.replaceAll(rendered, nonce) : body, response), edge);
}

/** As the service worker marks what the device has kept. */
async function shownAsOf(kept: Copy, nonce: string): Promise<Response> {
  const answer = await withNonce(kept, nonce, "old");
  const body = (await answer.text()).replace("<html ", `<html data-kept="${kept.at}" `);
  const marked = new Response(body, answer);
  marked.headers.set(KEPT_AT_HEADER, String(kept.at));
  return marked;
}

/** Loaders without a Cache-Control get the rule for pages. */
function forBrowsers(response: Response, edge?: Edge): Response {
  const answer = new Response(response.body, response);
  for (const name of Object.values(MADE)) answer.headers.delete(name);
  if (edge || !answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", PAGE_CACHE_CONTROL);
  if (edge) answer.headers.set("X-Edge-Cache", edge);
  return answer;
}
