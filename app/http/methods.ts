import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { limitMessages } from "#messages/limits";
import { refusedMessages } from "#messages/refused";
import type { AppContext } from "~/context";
import { BURST_SECONDS, type BurstKind, burstKindOf, TOOLS_PATH } from "~/domain/site/burst-limits";
import { API_LOCALE } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { type Refusal, refusal } from "./requests";

const PUBLIC_METHODS = "GET, HEAD, OPTIONS";
export const RPC_METHODS = "POST, OPTIONS";

/** Nothing here depends on the caller, and cookies are ignored. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export function openToAll(answer: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
  return answer;
}

/** Answers preflight requests itself; every site may read refusals, too. */
export function publicLoader(load: (args: LoaderFunctionArgs) => Promise<Response>, methods = PUBLIC_METHODS) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    if (args.request.method === "OPTIONS") return preflight(methods);
    try {
      return openToAll(await load(args));
    } catch (error) {
      throw error instanceof Response ? openToAll(error) : error;
    }
  };
}

export function publicAnswer(body: string, contentType: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "Content-Type": contentType, ...headers } });
}

export function jsonAnswer(data: unknown): Response {
  return publicAnswer(JSON.stringify(data), "application/json; charset=utf-8");
}

export const xmlAnswer = (body: string, headers: Record<string, string> = {}) =>
  publicAnswer(body, "application/xml; charset=utf-8", headers);

/** Files for programs stay out of search results. */
const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

/** `disposition`: whether it is saved, and its name. */
export const calendarAnswer = (body: string, disposition: string) =>
  publicAnswer(body, "text/calendar; charset=utf-8", { "Content-Disposition": disposition, ...NOT_INDEXED });

export const feedAnswer = (body: string, type: "application/rss+xml" | "application/feed+json") =>
  publicAnswer(body, `${type}; charset=utf-8`, NOT_INDEXED);

function preflight(methods: string): Response {
  const headers = {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
  };
  return openToAll(new Response(null, { status: 204, headers }));
}

const retryAfter = (seconds: number) => ({ "Retry-After": String(seconds) });

export function refuseAttempts(
  { retryAfterSeconds }: { retryAfterSeconds: number },
  { locale }: Pick<AppContext, "locale">,
): Response {
  const { title, attempts } = messagesIn(limitMessages, locale);
  const headers = retryAfter(retryAfterSeconds);
  return refusal(429, { title, message: attempts(Math.ceil(retryAfterSeconds / 60)) }, headers);
}

export function refuseBurst(kind: BurstKind, pathname: string, { locale }: Pick<AppContext, "locale">): Response {
  const { title, body } = messagesIn(limitMessages, locale);
  const headers = retryAfter(BURST_SECONDS);
  if (kind === "tiles" || burstKindOf("GET", pathname) === "data")
    return openToAll(refusal(429, { message: messagesIn(limitMessages, API_LOCALE).body }, headers));
  return refusal(429, pathname.startsWith("/api/") ? { message: body } : { title, message: body }, headers);
}

const METHODS_OF = {
  page: "GET, HEAD",
  public: PUBLIC_METHODS,
  rpc: RPC_METHODS,
  GET: "GET, HEAD",
  POST: "POST",
};

/** A 405 for every other method: with texts for the error screen for a page, readable for every site if public. */
export function requireMethod(address: keyof typeof METHODS_OF) {
  return ({ request, context }: { request: Request; context: Pick<AppContext, "locale"> }): void => {
    const allowed = METHODS_OF[address];
    if (allowed.split(", ").includes(request.method)) return;
    if (address === "public" || address === "rpc") throw openToAll(methodRefusal(allowed));
    if (address !== "page") throw methodRefusal(allowed);
    const { title, body } = messagesIn(refusedMessages, context.locale).method;
    throw methodRefusal(allowed, { title, message: body });
  };
}

const methodRefusal = (allowed: string, error: Refusal = { message: `Allowed methods: ${allowed}.` }) =>
  refusal(405, error, { Allow: allowed });

export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Mail programs press it for their readers (RFC 8058): the address holds the secret, and no cookie is looked at. */
const UNSUBSCRIBE = /^\/unsubscribe\/[\w-]+$/;

/** Its address is all that is looked at. */
export const isPressedFromAnywhere = ({ url }: Request): boolean => UNSUBSCRIBE.test(new URL(url).pathname);

/**
 * Browsers send Sec-Fetch-Site and Origin, older ones only Origin; without either it is no browser, without cookies.
 */
export function isFromOwnPages(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (SAFE_METHODS.has(request.method) || pathname === TOOLS_PATH || isPressedFromAnywhere(request)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOwnSite = site === null || site === "same-origin" || site === "none";
  return isOwnSite && (origin === null || origin === new URL(request.url).origin);
}

/** For programs a redirect to https would hide that the request was sent in the clear. */
const FOR_PROGRAMS = /^\/api\//;

/** A redirect for pages, a refusal for all else; null where it may proceed. */
export function refuseInsecure(request: Request, isHttps: boolean): Response | null {
  const url = new URL(request.url);
  if (!isHttps || url.protocol !== "http:") return null;
  const isLook = request.method === "GET" || request.method === "HEAD";
  if (!isLook || FOR_PROGRAMS.test(url.pathname)) return refusal(403, { message: "Use https." });
  url.protocol = "https:";
  return new Response(null, { status: 301, headers: { Location: url.href } });
}

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Of routes requested from Remix at once: each is matched against all routes. */
const MOST_SEGMENTS = 600;

/** An unknown method, an undecodable address, or more routes than any page links to. */
export function refuseUnreadable(request: Request): Response | null {
  if (!METHODS.includes(request.method)) return methodRefusal(METHODS.join(", "));
  const { pathname, searchParams } = new URL(request.url);
  // Remix logs an error for this parameter, which its earlier versions used.
  const isReadable = isDecodable(pathname) && !searchParams.has("_data");
  const isTooMuch = pathname === "/__manifest" && searchParams.getAll("p").join().split("/").length > MOST_SEGMENTS;
  return isReadable && !isTooMuch ? null : refusal(400, { message: "This address cannot be read." });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
