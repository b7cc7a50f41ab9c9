import { clearPendingOrganizer } from "#db/queries/accounts";
import { claimImages } from "#db/queries/images";
import { insertOrganizer } from "#db/queries/organizers";
import type { Viewer } from "~/domain/viewer";
import { newOrganizer } from "~/models/new-organizer";
import { settlePlace } from "~/models/settle-place";
import { imageIdsOf } from "~/models/take-image";
import { takeProfileImages } from "./profile-images";
import { type ProfileDeps, type ProfileOutcome, type ProfileSubmission, reportFailure } from "./profile-submission";

const NO_IMAGES = { cover_image_url: null, logo_url: null, organizerId: null };

/** Makes the organisation of somebody whose e-mail is proven; from then on they own it. */
export async function createOrganizer({ profile, images: choices }: ProfileSubmission, viewer: Viewer, deps: ProfileDeps): Promise<ProfileOutcome> {
  const { db, now } = deps;
  const { images, problems } = await takeProfileImages(choices, { ...NO_IMAGES, newcomerId: viewer.userId }, deps);
  if (!profile.ok || Object.keys(problems).length > 0) {
    return { kind: "invalid", errors: profile.ok ? {} : profile.problem, images, problems };
  }
  const place = await settlePlace(profile.value, null, deps.addresses);
  const organizer = newOrganizer({ ...profile.value, ...place, ...images, email: viewer.email }, now);
  try {
    await db.batch([
      insertOrganizer(db, organizer),
      claimImages(db, organizer.id, imageIdsOf([images.cover_image_url, images.logo_url])),
      clearPendingOrganizer(db, viewer.userId),
    ]);
  } catch (error) {
    reportFailure("organizer_not_created", error);
    return { kind: "failed", images };
  }
  return { kind: "saved", id: organizer.id };
}
