import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { uncachedAnswer } from "~/http/copies";
import { jsonAnswer, requireMethod } from "~/http/methods";
import { requireQuery } from "~/http/requests";
import { suggest } from "~/models/search/suggest";
import { suggestionParameters } from "~/schemas/search/suggestions";
import { viewSearchSuggestions } from "~/views/search/suggestions";

/** Neither cached nor logged. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { q } = requireQuery(suggestionParameters, request);
  return uncachedAnswer(async () => jsonAnswer(viewSearchSuggestions(await suggest(q, context), context.locale)));
}

export const action = requireMethod("GET");
