import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { limitMessages } from "#messages/limits";
import type { AppContext } from "~/context";
import { BURST_SECONDS, type BurstKind, burstKindOf } from "~/domain/site/burst-limits";
import { API_LOCALE } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { refusal } from "./refusals";

export const PUBLIC_METHODS = "GET, HEAD, OPTIONS";
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
