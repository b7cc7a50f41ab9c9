import { deviceLists } from "~/components/favorites/device-favorites";

/** Keeps on this device what the account no longer keeps. */
export function takeOverSaved({ event_ids, organizer_ids }: { event_ids: string[]; organizer_ids: string[] }): void {
  deviceLists.event.change({ add: event_ids });
  deviceLists.organizer.change({ add: organizer_ids });
}
