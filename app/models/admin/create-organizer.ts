import { hasDone, insertAudit } from "#db/queries/audit-log";
import { claimImages } from "#db/queries/images";
import { findOrganizerByEmail, insertOrganizer } from "#db/queries/organizers";
import { JUST_NOW_MS } from "~/domain/just-now";
import type { Result } from "~/domain/result";
import type { Viewer } from "~/domain/viewer";
import { newOrganizer } from "~/models/new-organizer";
import { type ProfileImageChoices, takeProfileImages } from "~/models/organizer/profile-images";
import { type ProfileDeps, type ProfileOutcome, reportFailure } from "~/models/organizer/profile-submission";
import { settlePlace } from "~/models/settle-place";
import { imageIdsOf } from "~/models/take-image";
import type { AdminOrganizer } from "~/schemas/admin-forms";
import type { FormErrors } from "~/schemas/form-problems";

export interface NewOrganizerSubmission {
  organizer: Result<AdminOrganizer, FormErrors>;
  images: ProfileImageChoices;
}

const NO_IMAGES = { cover_image_url: null, logo_url: null, organizerId: null };

/** Makes an organisation for an e-mail: whoever proves that address owns it. What a superadmin makes counts as seen. */
export async function createOrganizerFor(submission: NewOrganizerSubmission, actor: Viewer, deps: ProfileDeps): Promise<ProfileOutcome> {
  const { db, now } = deps;
  const { images, problems } = await takeProfileImages(submission.images, NO_IMAGES, deps);
  if (!submission.organizer.ok || Object.keys(problems).length > 0) {
    return { kind: "invalid", errors: submission.organizer.ok ? {} : submission.organizer.problem, images, problems };
  }
  const words = submission.organizer.value;
  const taken: ProfileOutcome = { kind: "invalid", errors: { email: "emailTaken" }, images, problems };
  const there = await findOrganizerByEmail(db, words.email);
  if (there) return (await isOwnDoing(there, words.name, actor, deps)) ? { kind: "saved", id: there.id } : taken;
  const profile = { ...words, ...images, ...(await settlePlace(words, null, deps.addresses)) };
  const organizer = { ...newOrganizer(profile, now), reviewed_at: now };
  const entry = { actorId: actor.userId, organizerId: organizer.id, action: "organizer_created" as const, detail: organizer.name };
  try {
    await db.batch([
      insertOrganizer(db, organizer),
      claimImages(db, organizer.id, imageIdsOf([images.cover_image_url, images.logo_url])),
      insertAudit(db, entry, now),
    ]);
  } catch (error) {
    reportFailure("organizer_not_created", error);
    return { kind: "failed", images };
  }
  return { kind: "saved", id: organizer.id };
}

/** Whether they made just this a moment ago, and send it again because no answer came. */
async function isOwnDoing(there: { id: string; name: string }, name: string, actor: Viewer, { db, now }: ProfileDeps): Promise<boolean> {
  const entry = { actorId: actor.userId, organizerId: there.id, action: "organizer_created" as const };
  return there.name === name && hasDone(db, entry, new Date(now.getTime() - JUST_NOW_MS));
}
