import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { autocompleteRequest, isNorway, MAX_BODY_BYTES } from "~/schemas/places/requests";
import { viewSuggestions } from "~/views/places/addresses";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const { query, country } = await requireJson(autocompleteRequest, request, MAX_BODY_BYTES);
  const suggestions = isNorway(country) ? await context.addresses.suggest(query) : [];
  return Response.json(viewSuggestions(suggestions), { headers: { "Cache-Control": "no-store" } });
}

export const loader = requireMethod("POST");
