import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { listFavoriteEvents } from "#db/queries/favorites/events";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { favoriteEventsRequest } from "~/schemas/favorites/favorites";
import { viewFavorites } from "~/views/favorites/favorites";

/** Private: sent in a body, neither cached nor logged. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod("POST")({ request, context });
  const { event_ids, organizer_ids } = await requireJson(favoriteEventsRequest, request);
  const saved = await listFavoriteEvents(context.db, {
    eventIds: event_ids,
    organizerIds: organizer_ids,
    now: context.now,
  });
  return Response.json(viewFavorites(saved, context), { headers: { "Cache-Control": "no-store" } });
}

export const loader = requireMethod("POST");
