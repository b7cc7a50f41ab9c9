import type { ZodError } from "zod";
import type { PublicError } from "~/schemas/public-answers/records";

type Refusal = PublicError["error"];

/** An error for programs. */
export function refusal(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error } satisfies PublicError, {
    status,
    headers: { "Cache-Control": "no-store", ...headers },
  });
}

/** Every wrong field of an input, with what it must be. */
export function wrongFields({ issues }: ZodError): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: String(path[0] ?? "body"), message }));
  const first = fields[0]!;
  return { message: `${first.field} ${first.message}.`, field: first.field, fields };
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
