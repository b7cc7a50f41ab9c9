import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listFavoriteEvents } from "#db/queries/favorite-events";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import { favoriteEventsRequest } from "~/schemas/favorite-events";
import { viewFavorites } from "~/views/favorites";

/** What someone has saved stays between them and this answer: it is sent in a body, and neither kept nor logged. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { event_ids, organizer_ids } = await requireJson(favoriteEventsRequest, request);
  const saved = await listFavoriteEvents(context.db, { eventIds: event_ids, organizerIds: organizer_ids, now: context.now });
  return Response.json(viewFavorites(saved, context), { headers: { "Cache-Control": "no-store" } });
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");
