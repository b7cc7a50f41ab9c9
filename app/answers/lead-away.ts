import { type LoaderFunctionArgs, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { logError } from "~/log";

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
