import { canActEverywhere, canUpload, isOwn, type Viewer } from "~/domain/accounts/access";

/** For how long an unused picture may still be put to use: by a form that is open, or to undo a replacement. */
export const CLAIM_HOURS = 24;

/** When it is deleted. Later than the last claim, so that nothing is deleted that somebody has just claimed. */
export const DELETE_AFTER_HOURS = 48;

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/**
 * Whether somebody sees a picture that visitors don't: one of hidden content, or that was let go of, its team and
 * moderators; one that is not in use yet, whoever may send pictures.
 */
export function canSeePicture(viewer: Viewer | null, { organizer_id }: { organizer_id: string | null }): boolean {
  if (!viewer) return false;
  if (canActEverywhere(viewer, "moderate")) return true;
  return organizer_id === null ? canUpload(viewer) : isOwn(viewer, organizer_id);
}

/** The name of a picture that /debug/storage uploads. */
export const testPictureName = (now: Date) => `test-${now.getTime()}`;

export const isTestPicture = (id: string) => /^[a-z]+\/test-\d+$/.test(id);
