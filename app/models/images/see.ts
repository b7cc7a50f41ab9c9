import { findImageOwner } from "#db/queries/images/images";
import { canSeeImage } from "~/domain/images/stored";
import type { Given } from "~/models/site/given";

type SeeDeps = Given<"db" | "viewer">;

/** One that visitors don't see. */
export async function isSeenByViewer(id: string, { db, viewer }: SeeDeps): Promise<boolean> {
  // The owner first: a save under way may give the image and its uploader an organizer between the two reads.
  const owner = await findImageOwner(db, id);
  return owner !== null && canSeeImage(await viewer(), owner);
}
