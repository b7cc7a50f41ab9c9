import type { Database } from "#db/client";
import { deleteImageRow, isOrphaned, listOrphanedImages, orphanLostImages } from "#db/queries/images/images";
import { pictureKey } from "~/domain/backup/keys";
import { imageKeys } from "~/domain/images/address";
import { DELETE_AFTER_HOURS, hoursBefore } from "~/domain/images/stored";
import type { JobQueue } from "~/jobs/queue";

/** Unused for two days. */
export async function sweepImages({ db, jobs, now }: { db: Database; jobs: JobQueue; now: Date }): Promise<void> {
  await orphanLostImages(db, now);
  const orphans = await listOrphanedImages(db, hoursBefore(now, DELETE_AFTER_HOURS));
  await jobs.enqueue(orphans.map(({ id }) => ({ type: "delete_image", image_id: id })));
}

/** In all widths and shapes, also beside the backups, unless it is in use; safe to repeat. */
export async function deleteImage(
  id: string,
  { db, images, backups, now }: { db: Database; images: R2Bucket; backups: R2Bucket; now: Date },
): Promise<void> {
  if (!(await isOrphaned(db, id, hoursBefore(now, DELETE_AFTER_HOURS)))) return;
  const keys = imageKeys(id);
  await images.delete(keys);
  await backups.delete(keys.map(pictureKey));
  await deleteImageRow(db, id);
}
