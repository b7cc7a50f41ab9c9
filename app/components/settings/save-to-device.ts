import { deviceLists } from "~/components/favorites/device-favorites";

/** Stores on this device the favourites that the account no longer stores. */
export function saveToDevice({ event_ids, organizer_ids }: { event_ids: string[]; organizer_ids: string[] }): void {
  deviceLists.event.change({ add: event_ids });
  deviceLists.organizer.change({ add: organizer_ids });
}
