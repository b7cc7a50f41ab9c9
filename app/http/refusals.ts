import { type LoaderFunctionArgs, redirect, type TypedResponse } from "@remix-run/cloudflare";
import type { ZodError } from "zod";
import { logError } from "~/log";
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

/**
 * What a page is made of, or the way to another page where it could not be had: the log has the error, and the address the id
 * that the log knows it by. `to` says in its `melding` what has happened; a page that is led to may not lead here.
 */
export async function orLeadAway<Data>(
  to: `/${string}?melding=${string}`,
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  load: () => Promise<Data>,
): Promise<Data | TypedResponse<never>> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    logError("error", error, { request_id: context.requestId });
    return redirect(`${to}&feil=${encodeURIComponent(context.requestId)}`);
  }
}
