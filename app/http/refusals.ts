import type { ZodError } from "zod";
import type { PublicError } from "~/schemas/public-answers/records";

/** Why a request is refused: what programs are told, and for people what stands in the page's place. */
export type Refusal = PublicError["error"] & {
  /** Of the error screen. */
  title?: string;
  /** Where one may go from there. */
  to?: { href: string; text: string };
};

/** The refusal of a request, in the one shape that programs and the error screen (components/layout) read. */
export function refusal(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Every wrong field of an input, with what it must be. */
export function wrongFields({ issues }: ZodError): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: String(path[0] ?? "body"), message }));
  const first = fields[0]!;
  return { message: `${first.field} ${first.message}.`, field: first.field, fields };
}

/** What was looked for; 404 where it is gone. */
export function requireFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw notFound();
}

/** What a page says where there is nothing at its address, or nothing for whoever asks. */
export const notFound = () => new Response(null, { status: 404 });

/** What was sent is nothing that the page could have sent. */
export const badRequest = () => new Response(null, { status: 400 });

/** Whoever asks may not. */
export const forbidden = () => new Response(null, { status: 403 });

/** It cannot be done as things stand. */
export const conflict = () => new Response(null, { status: 409 });

/** More was sent than any form of the page holds. */
export const tooLarge = () => new Response(null, { status: 413 });
