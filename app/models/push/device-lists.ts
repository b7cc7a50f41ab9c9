import type { Database } from "#db/client";
import { keepOfReader } from "#db/queries/letters/devices";
import { addToReader } from "#db/queries/letters/readers";
import { MOST_FOLLOWED, MOST_SAVED_EVENTS } from "~/domain/letters/letters";
import { newId } from "~/models/site/new-id";
import { parseFollowed } from "~/schemas/letters/follows";
import { contentId } from "~/schemas/moderation/forms";

export interface DeviceLists {
  searches: readonly string[];
  organizer_ids: readonly string[];
  event_ids: readonly string[];
}

const asLists = ({ searches, organizer_ids, event_ids }: DeviceLists) => ({
  searches: [
    ...new Set([
      ...searches.filter((search) => parseFollowed(search)).slice(0, MOST_FOLLOWED),
      ...organizer_ids.map((id) => `organizer_id=${id}`).slice(0, MOST_FOLLOWED),
    ]),
  ],
  eventIds: event_ids.filter((id) => contentId.safeParse(id).success).slice(-MOST_SAVED_EVENTS),
});

/** A device without an account hears of those lists alone. */
export function setLists(db: Database, readerId: string, given: DeviceLists) {
  const lists = asLists(given);
  return [
    ...keepOfReader(db, readerId, lists),
    ...addToReader(db, readerId, {
      searches: lists.searches.map((search) => [newId(), search] as const),
      eventIds: lists.eventIds,
    }),
  ] as const;
}
