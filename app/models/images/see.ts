import type { Database } from "#db/client";
import { findImageOwner } from "#db/queries/images/images";
import type { Viewer } from "~/domain/accounts/access";
import { canSeeImage } from "~/domain/images/stored";

interface SeeDeps {
  db: Database;
  viewer(): Promise<Viewer | null>;
}

/** One that visitors don't see. */
export async function isSeenByViewer(id: string, { db, viewer }: SeeDeps): Promise<boolean> {
  // The owner first: a save under way may give the image and its uploader an organizer between the two reads.
  const owner = await findImageOwner(db, id);
  return owner !== null && canSeeImage(await viewer(), owner);
}
