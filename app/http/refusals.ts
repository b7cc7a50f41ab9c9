import type { ZodError } from "zod";
import { refusedMessages } from "#messages/refused";
import { LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { PublicError } from "~/schemas/public-answers/records";

/** Why a request is refused: the error for programs, and what the error screen shows people. */
export type Refusal = PublicError["error"] & {
  /** The error screen's title. */
  title?: string;
  /** The kind of problem, for our own pages: a key of their texts. */
  problem?: string;
  /** The error screen's link. */
  to?: { href: string; text: string };
};

/** Returns a refusal in the one shape that programs and the error screen (components/layout) read. */
export function refusal(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Returns a refusal with every invalid field of an input and what it must be. */
export function wrongFields({ issues }: ZodError): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: String(path[0] ?? "body"), message }));
  const first = fields[0]!;
  return { message: `${first.field} ${first.message}.`, field: first.field, fields };
}

/** Returns what was found; throws a 404 for null. */
export function requireFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw notFound();
}

/** Nothing is at this address, or nothing that the viewer may see. */
export const notFound = () => new Response(null, { status: 404 });

/** Nothing is at this address, for programs. */
export const dataNotFound = (message = "There is nothing at this address.") => refusal(404, { message });

/** Returns the plain text for when not even the visitor's language is known, in every language. */
export function unavailable(status: 500 | 503, requestId?: string): Response {
  const texts = LOCALES.map((locale) => messagesIn(refusedMessages, locale).unavailable).join(" / ");
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(requestId ? `${texts} (${requestId})` : texts, { status, headers });
}

/** The body is nothing that the page could have sent. */
export const badRequest = () => new Response(null, { status: 400 });

/** The viewer may not do this. */
export const forbidden = () => new Response(null, { status: 403 });

/** It cannot be done in the current state. */
export const conflict = () => new Response(null, { status: 409 });

/** The body is longer than any form of the page. */
export const tooLarge = () => new Response(null, { status: 413 });
