import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";
import { requireMethod } from "~/http/methods";
import { requireValid } from "~/http/requests";
import { placesRequest } from "~/schemas/places/requests";
import { queryFields } from "~/schemas/search/fields";
import { viewPlaces } from "~/views/places/addresses";

const MOST_PLACES = 8;

/** The same for everybody until the next release. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { q } = requireValid(placesRequest, queryFields(new URL(request.url).searchParams));
  return Response.json(viewPlaces(suggestPlaces(q, MOST_PLACES)), {
    headers: { "Cache-Control": "private, max-age=3600" },
  });
}

export const action = requireMethod("GET");
