import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { mayBeCounted } from "~/domain/statistics/counted";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { toldCount } from "~/schemas/statistics/told";

const MOST_BYTES = 512;

export const loader = requireMethod("POST");

/** Reads nothing of the sender, but that it is no robot. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const { kind, page } = await requireJson(toldCount, request, MOST_BYTES);
  if (mayBeCounted(request.headers)) context.waitUntil(context.counter.count({ kind, ...page }));
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
