import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isWide } from "~/domain/places/position";
import { cachedAnswer, uncachedAnswer } from "~/http/copies";
import { jsonAnswer, requireMethod } from "~/http/methods";
import { refusal, requireQuery } from "~/http/requests";
import { findOnMap } from "~/models/events/find";
import { mapSearchParameters } from "~/schemas/search/events";
import { SEARCH_LISTS } from "~/schemas/search/fields";
import { viewMap } from "~/views/search/map";

/** The edge keeps only wide areas, without words and facts, and no circle: it may say where somebody is. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const search = requireQuery(mapSearchParameters, request, SEARCH_LISTS);
  const make = async () => {
    const found = await findOnMap(search, context);
    return found
      ? jsonAnswer(viewMap(found, context))
      : refusal(400, { message: "bbox is needed: no words name a place" });
  };
  const asked = [search.q, ...search.family, ...search.fact, ...search.language].join("");
  if (asked !== "" || !search.bbox || !isWide(search.bbox)) return uncachedAnswer(make);
  const { lat: _lat, lng: _lng, near: _near, radius_km: _radius, sort: _sort, show: _show, ...counted } = search;
  const key = `/map.json?${JSON.stringify({ ...counted, type: [...search.type].sort() })}`;
  return cachedAnswer(request, context, { key, seconds: 60 }, make);
}

export const action = requireMethod("GET");
