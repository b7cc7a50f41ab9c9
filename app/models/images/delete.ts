import type { Database } from "#db/client";
import { deleteImageRow, isOrphaned, listOrphanedImages, orphanLostImages } from "#db/queries/images/images";
import { IMAGE_WIDTHS, imageKey, SHAPE_NAMES, shapeKey } from "~/domain/images/address";
import { DELETE_AFTER_HOURS, hoursBefore } from "~/domain/images/stored";
import type { JobQueue } from "~/jobs/queue";

/** Unused for two days. */
export async function sweepImages({ db, jobs, now }: { db: Database; jobs: JobQueue; now: Date }): Promise<void> {
  await orphanLostImages(db, now);
  const orphans = await listOrphanedImages(db, hoursBefore(now, DELETE_AFTER_HOURS));
  await jobs.enqueue(orphans.map(({ id }) => ({ type: "delete_image", image_id: id })));
}

/** In all widths and shapes, unless it is in use; safe to repeat. */
export async function deleteImage(
  id: string,
  { db, images, now }: { db: Database; images: R2Bucket; now: Date },
): Promise<void> {
  if (!(await isOrphaned(db, id, hoursBefore(now, DELETE_AFTER_HOURS)))) return;
  await images.delete([
    ...IMAGE_WIDTHS.map((width) => imageKey(id, width)),
    ...SHAPE_NAMES.map((shape) => shapeKey(id, shape)),
  ]);
  await deleteImageRow(db, id);
}
