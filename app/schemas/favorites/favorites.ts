import * as z from "zod";
import { SAVED_IDS_PER_REQUEST } from "~/domain/favorites/saved-ids";
import { contentId } from "~/schemas/moderation/forms";

const someIds = z
  .array(contentId)
  .max(SAVED_IDS_PER_REQUEST)
  .transform((all) => [...new Set(all)]);

const ids = someIds.default([]);

export const favoriteEventsRequest = z.object({ event_ids: ids, organizer_ids: ids });

/** Of a plain form: ids with commas between them. */
export const favoritesCalendarForm = z.object({
  event_ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(someIds),
});

const noIds = { event_ids: [], organizer_ids: [] };

export const favoriteChanges = z.object({
  add: favoriteEventsRequest.default(noIds),
  remove: favoriteEventsRequest.default(noIds),
});

export type FavoriteChanges = z.output<typeof favoriteChanges>;

const one = contentId.transform((id) => [id]).default([]);

/** A plain form: one change at a time. */
export const favoriteForm = z
  .object({ add_event: one, add_organizer: one, remove_event: one, remove_organizer: one })
  .transform((form): FavoriteChanges => ({
    add: { event_ids: form.add_event, organizer_ids: form.add_organizer },
    remove: { event_ids: form.remove_event, organizer_ids: form.remove_organizer },
  }));
