import type { Database } from "#db/client";
import { deleteOrganizer as deleteRows, type OrganizerBelongings } from "#db/queries/organizer-deletion";
import { DELETE_AFTER_HOURS, hoursBefore } from "~/domain/image-lifetimes";
import type { Viewer } from "~/domain/viewer";
import type { JobQueue } from "~/jobs/queue";
import { logError } from "~/log";

interface Deps {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

/** Deletes an organisation with all that is its own, all at once; its pictures follow by a job. */
export async function deleteOrganizer(organizer: OrganizerBelongings, actor: Viewer, { db, jobs, now }: Deps): Promise<"deleted" | "gone" | "last"> {
  const { id, name, email } = organizer;
  const entry = { actorId: actor.userId, organizerId: id, action: "organizer_deleted" as const, detail: `${name} <${email}>` };
  // Nobody can have a form open with these pictures that may still be saved: they need no waiting time.
  const outcome = await deleteRows(db, id, entry, { now, orphanedAt: hoursBefore(now, DELETE_AFTER_HOURS) });
  if (outcome === "last") return "last";
  if (outcome === null) return "gone";
  await jobs.enqueue(outcome.imageIds.map((imageId) => ({ type: "delete_image", image_id: imageId }))).catch((error: unknown) => {
    // The sweep finds them.
    logError("queue_unavailable", error, { images: outcome.imageIds.length });
  });
  return "deleted";
}
