import { z } from "zod";
import { SAVED_IDS_PER_REQUEST } from "~/domain/saved-ids";
import { contentId } from "./content-id";

const ids = z
  .array(contentId)
  .max(SAVED_IDS_PER_REQUEST)
  .transform((all) => [...new Set(all)])
  .default([]);

/** The body that asks for the coming events among someone's favourites, and of those they follow. */
export const favoriteEventsRequest = z.object({ event_ids: ids, organizer_ids: ids });
