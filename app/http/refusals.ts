import type { ZodError } from "zod";
import { refusedMessages } from "#messages/refused";
import { present } from "~/domain/present";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { PublicError } from "~/schemas/public-answers/records";

export type Refusal = PublicError["error"] & {
  title?: string;
  /** A key of our own pages' texts. */
  problem?: string;
  to?: { href: string; text: string };
};

/** The one shape that programs and the error screen (components/layout) read. */
export function refusal(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** While the search index is away: lists without words go on. */
export function searchRests(locale: Locale): Refusal {
  const { title, body } = messagesIn(refusedMessages, locale).searchRests;
  return { title, message: body };
}

export function wrongFields({ issues }: ZodError): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: String(path[0] ?? "body"), message }));
  const first = present(fields[0], "invalid field");
  return { message: `${first.field} ${first.message}.`, field: first.field, fields };
}

/** Throws a 404 for null. */
export function requireFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw notFound();
}

/** Nothing is here, or nothing that the viewer may see. */
export const notFound = () => new Response(null, { status: 404 });

export const dataNotFound = (message = "There is nothing at this address.") => refusal(404, { message });

/** Seconds: while settings are wrong or the database is away. */
export const RETRY_AFTER = { "Retry-After": "30" };

/** In every language, for when not even the visitor's is known. */
export function unavailable(status: 500 | 503, requestId?: string): Response {
  const texts = LOCALES.map((locale) => messagesIn(refusedMessages, locale).unavailable).join(" / ");
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 503 && RETRY_AFTER),
  };
  return new Response(requestId ? `${texts} (${requestId})` : texts, { status, headers });
}

export const badRequest = () => new Response(null, { status: 400 });

export const forbidden = () => new Response(null, { status: 403 });

export const conflict = () => new Response(null, { status: 409 });

export const tooLarge = () => new Response(null, { status: 413 });
