import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isWide } from "~/domain/places/position";
import { cachedAnswer, uncachedAnswer } from "~/http/copies";
import { jsonAnswer, requireMethod } from "~/http/methods";
import { requireQuery } from "~/http/requests";
import { findOnOrganizerMap } from "~/models/organizers/find";
import { organizerMapParameters } from "~/schemas/search/organizers";
import { viewOrganizerMap } from "~/views/search/map";

/** The edge keeps only wide areas, without words and a family. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const search = requireQuery(organizerMapParameters, request);
  const make = async () => jsonAnswer(viewOrganizerMap(await findOnOrganizerMap(search, context.db)));
  const { q, family, county, letter, bbox } = search;
  if (q !== "" || family || !isWide(bbox)) return uncachedAnswer(make);
  const key = `/organizations/map.json?${JSON.stringify({ county, letter, bbox })}`;
  return cachedAnswer(request, context, { key, seconds: 60 }, make);
}

export const action = requireMethod("GET");
