import { findEpoch } from "#db/queries/site/publication";
import type { AppContext } from "~/context";

async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const hex = [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `"${hex}"`;
}

/** By weak comparison. */
export function namesEtag(header: string | null, etag: string | null): boolean {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/**
 * Caches a 200, at the asked host's address. Hidden content disappears at once, because the publication epoch is part of
 * the key.
 */
export async function cachedAnswer(
  request: Request,
  context: AppContext,
  { key, seconds }: { key: string; seconds: number },
  make: () => Promise<Response>,
): Promise<Response> {
  const epoch = await findEpoch(context.db);
  const address = new URL(`/.answers/${epoch}/${encodeURIComponent(key)}`, request.url).href;
  const cached = await context.edgeCache.match(address);
  if (cached) return unlessKnown(request, cached, "hit");
  const made = await make();
  if (made.status !== 200) return made;
  const body = await made.text();
  const answer = new Response(body, made);
  answer.headers.set("ETag", await etagOf(body));
  answer.headers.set("Last-Modified", context.now.toUTCString());
  answer.headers.set("Cache-Control", `public, max-age=${seconds}`);
  context.waitUntil(context.edgeCache.put(address, answer.clone()));
  return unlessKnown(request, answer, "miss");
}

export async function uncachedAnswer(make: () => Promise<Response>): Promise<Response> {
  const answer = await make();
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
}

function unlessKnown(request: Request, answer: Response, edge: "hit" | "miss"): Response {
  const headers = new Headers(answer.headers);
  headers.set("X-Edge-Cache", edge);
  const named = request.headers.get("If-None-Match");
  const isKnown = named === null ? isNoOlder(request, headers) : namesEtag(named, headers.get("ETag"));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}

/** If-Modified-Since names this copy's second or a later one. */
function isNoOlder(request: Request, answer: Headers): boolean {
  const [known, made] = [request.headers.get("If-Modified-Since"), answer.get("Last-Modified")];
  return known !== null && made !== null && Date.parse(known) >= Date.parse(made);
}
