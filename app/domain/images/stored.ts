import { canActEverywhere, canUpload, isOwn, type Viewer } from "~/domain/accounts/access";

/** An open form, or undoing a replacement, claims an unused image within these hours. */
export const CLAIM_HOURS = 24;

/** Later than the last claim, so that a just claimed image is never deleted. */
export const DELETE_AFTER_HOURS = 48;

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Hidden or no longer used images are for their team and moderators, those not yet used for all who may upload. */
export function canSeeImage(viewer: Viewer | null, { organizer_id }: { organizer_id: string | null }): boolean {
  if (!viewer) return false;
  if (canActEverywhere(viewer, "moderate")) return true;
  return organizer_id === null ? canUpload(viewer) : isOwn(viewer, organizer_id);
}

export const testImageName = (now: Date) => `test-${now.getTime()}`;

export const isTestImage = (id: string) => /^[a-z]+\/test-\d+$/.test(id);
