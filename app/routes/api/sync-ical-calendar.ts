import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import type { SyncAnswer } from "~/schemas/function-answers";
import { syncRequest } from "~/schemas/sync-request";

/** Calendars are fetched for signed-in organizers only, and nobody can be signed in before there are accounts. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  await requireJson(syncRequest, request);
  return Response.json(NOT_SIGNED_IN, { status: 401, headers: { "Cache-Control": "no-store" } });
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");

const NOT_SIGNED_IN: SyncAnswer = {
  success: false,
  error: "Not authenticated",
  eventsProcessed: 0,
  totalEvents: 0,
  skippedPastEvents: 0,
  debug: null,
};
