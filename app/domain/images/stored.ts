import { canActEverywhere, canUpload, isOwn, type Viewer } from "~/domain/accounts/access";

/** Hours in which an unused image can still be claimed: by an open form, or to undo a replacement. */
export const CLAIM_HOURS = 24;

/** Hours after which it is deleted. Later than the last claim, so that a just claimed image is never deleted. */
export const DELETE_AFTER_HOURS = 48;

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/**
 * Returns whether the viewer sees an image that visitors don't. One of hidden content, or one no longer used: its team
 * and moderators. One not yet used: everyone who may upload.
 */
export function canSeeImage(viewer: Viewer | null, { organizer_id }: { organizer_id: string | null }): boolean {
  if (!viewer) return false;
  if (canActEverywhere(viewer, "moderate")) return true;
  return organizer_id === null ? canUpload(viewer) : isOwn(viewer, organizer_id);
}

/** Returns the name of an image that /debug/storage uploads. */
export const testImageName = (now: Date) => `test-${now.getTime()}`;

export const isTestImage = (id: string) => /^[a-z]+\/test-\d+$/.test(id);
