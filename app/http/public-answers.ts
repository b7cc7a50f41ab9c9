import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { limitMessages } from "#messages/limits";
import type { AppContext } from "~/context";
import { BURST_SECONDS, type BurstKind } from "~/domain/site/burst-limits";
import { API_LOCALE } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { refusal } from "./refusals";

const METHODS = "GET, HEAD, OPTIONS";

/** What lets any site read an answer. Nothing here depends on who asks: no cookie is ever looked at. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A loader that every site may call: it answers preflights itself. */
export function publicLoader(load: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs): Promise<Response> =>
    args.request.method === "OPTIONS" ? preflight() : load(args);
}

export function publicAnswer(body: string, contentType: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...OPEN, "Content-Type": contentType, ...headers } });
}

export function jsonAnswer(data: unknown): Response {
  return publicAnswer(JSON.stringify(data), "application/json; charset=utf-8");
}

export const xmlAnswer = (body: string, headers: Record<string, string> = {}) =>
  publicAnswer(body, "application/xml; charset=utf-8", headers);

/** An iCalendar file. `disposition` says whether it is to be saved, and as what. */
export const calendarAnswer = (body: string, disposition: string) =>
  publicAnswer(body, "text/calendar; charset=utf-8", { "Content-Disposition": disposition });

/** An error that every site may read. */
export function publicRefusal(...[status, error, headers]: Parameters<typeof refusal>): Response {
  return refusal(status, error, { ...OPEN, ...headers });
}

export const publicNotFound = (message = "There is nothing at this address.") => publicRefusal(404, { message });

/** The action of routes that are only read. */
export const refuseWriting = () =>
  publicRefusal(405, { message: `Only ${METHODS} are answered here.` }, { Allow: METHODS });

function preflight(): Response {
  const headers = {
    ...OPEN,
    Allow: METHODS,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
  };
  return new Response(null, { status: 204, headers });
}

const retryAfter = (seconds: number) => ({ "Retry-After": String(seconds) });

/** A page's 429 for somebody who did something too often. */
export function refuseAttempts(
  { retryAfterSeconds }: { retryAfterSeconds: number },
  { locale }: Pick<AppContext, "locale">,
): Response {
  const { title, attempts } = messagesIn(limitMessages, locale);
  const headers = retryAfter(retryAfterSeconds);
  return refusal(429, { title, message: attempts(Math.ceil(retryAfterSeconds / 60)) }, headers);
}

/** A 429 for a network that asked too much at once: data where programs ask, else texts for the error screen. */
export function refuseBurst(kind: BurstKind, pathname: string, { locale }: Pick<AppContext, "locale">): Response {
  const { title, body } = messagesIn(limitMessages, locale);
  const headers = retryAfter(BURST_SECONDS);
  if (kind === "data" || kind === "tiles")
    return publicRefusal(429, { message: messagesIn(limitMessages, API_LOCALE).body }, headers);
  return refusal(429, pathname.startsWith("/api/") ? { message: body } : { title, message: body }, headers);
}
