import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { followedRequest } from "~/schemas/letters/follows";
import { viewFollowed } from "~/views/letters/followed";

/** Private: sent in a body, neither cached nor logged. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod("POST")({ request, context });
  const { searches } = await requireJson(followedRequest, request);
  return Response.json(await viewFollowed(searches, context), { headers: { "Cache-Control": "no-store" } });
}

export const loader = requireMethod("POST");
