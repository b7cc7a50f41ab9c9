import type { AppContext } from "~/context";
import { BURST_SECONDS, type BurstKind } from "~/domain/burst-limits";
import { limitMessages } from "~/i18n/limits";
import { publicRefusal } from "./public-answer";
import { refusal } from "./refusal";

const HEADERS = { "Retry-After": String(BURST_SECONDS), "Cache-Control": "no-store" };

/** A page's 429 for somebody who did something too often. */
export function refuseAttempts({ retryAfterSeconds }: { retryAfterSeconds: number }, { locale }: Pick<AppContext, "locale">): Response {
  const { title, attempts } = limitMessages[locale];
  const headers = { ...HEADERS, "Retry-After": String(retryAfterSeconds) };
  return Response.json({ title, body: attempts(Math.ceil(retryAfterSeconds / 60)) }, { status: 429, statusText: "Too Many Requests", headers });
}

/** A 429 for a network that asked too much at once: data where programs ask, else texts for the error screen. */
export function refuseBurst(kind: BurstKind, pathname: string, { locale }: Pick<AppContext, "locale">): Response {
  const { title, body } = limitMessages[locale];
  if (kind === "data" || kind === "tiles") return publicRefusal(429, { message: limitMessages.en.body }, HEADERS);
  if (pathname.startsWith("/api/")) return refusal(429, { message: body }, HEADERS);
  return Response.json({ title, body }, { status: 429, statusText: "Too Many Requests", headers: HEADERS });
}
