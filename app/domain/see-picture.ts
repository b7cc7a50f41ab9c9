import { canModerate } from "./moderation";
import { canUpload, isOwn, type Viewer } from "./viewer";

/**
 * Whether somebody sees a picture that visitors don't: one of hidden content, or that was let go of, its team and
 * moderators; one that is not in use yet, whoever may send pictures.
 */
export function canSeePicture(viewer: Viewer | null, { organizer_id }: { organizer_id: string | null }): boolean {
  if (!viewer) return false;
  if (canModerate(viewer)) return true;
  return organizer_id === null ? canUpload(viewer) : isOwn(viewer, organizer_id);
}
