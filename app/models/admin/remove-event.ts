import type { Database } from "#db/client";
import { type RemovableEvent, removeEvent as removeRow } from "#db/queries/event-removal";
import type { Viewer } from "~/domain/viewer";
import { imageIdsOf } from "~/models/take-image";

/** Deletes anybody's event. False where it was gone already. */
export async function removeEvent(event: RemovableEvent, actor: Viewer, { db, now }: { db: Database; now: Date }): Promise<boolean> {
  const entry = { actorId: actor.userId, organizerId: event.organizer_id, action: "event_deleted" as const, detail: event.title };
  return removeRow(db, event, imageIdsOf([event.image_url]), entry, now);
}
