import { claimImages, releaseImages } from "#db/queries/images";
import { type OrganizerRow, updateOrganizer as updateOrganizerRow } from "#db/queries/organizers";
import { organizerSearchEntry } from "~/domain/search-entry";
import { settlePosition } from "~/models/settle-position";
import { imageIdsOf } from "~/models/take-image";
import { takeProfileImages } from "./profile-images";
import { type ProfileDeps, type ProfileOutcome, type ProfileSubmission, reportFailure } from "./profile-submission";

/** Changes what an organisation says of itself. Its events follow: the database words their search entries anew. */
export async function updateOrganizer({ profile, images: choices }: ProfileSubmission, before: OrganizerRow, deps: ProfileDeps): Promise<ProfileOutcome> {
  const { db, now } = deps;
  const { id } = before;
  const { images, problems } = await takeProfileImages(choices, { cover_image_url: before.cover_image_url, logo_url: before.logo_url, organizerId: id }, deps);
  if (!profile.ok || Object.keys(problems).length > 0) {
    return { kind: "invalid", errors: profile.ok ? {} : profile.problem, images, problems };
  }
  const position = await settlePosition(profile.value, before, deps.addresses);
  const place = { lat: position?.lat ?? null, lng: position?.lng ?? null };
  const isSameNumber = profile.value.organization_number === before.organization_number;
  const number = { organization_number_verified_at: isSameNumber ? before.organization_number_verified_at : null };
  const change = { ...profile.value, ...number, ...place, ...images, ...organizerSearchEntry(profile.value), updated_at: now };
  try {
    await db.batch([
      updateOrganizerRow(db, id, change),
      claimImages(db, id, imageIdsOf([images.cover_image_url, images.logo_url])),
      releaseImages(db, id, imageIdsOf([before.cover_image_url, before.logo_url]), now),
    ]);
  } catch (error) {
    reportFailure("organizer_not_updated", error);
    return { kind: "failed", images };
  }
  return { kind: "saved", id };
}
