import { clearPendingOrganizer } from "#db/queries/accounts/accounts";
import { hasDone, insertAudit } from "#db/queries/admin/audit-log";
import { claimImages } from "#db/queries/images/images";
import { findOrganizerByEmail, insertOrganizer, type NewOrganizer } from "#db/queries/organizers/organizers";
import type { RegisterColumns } from "#db/queries/organizers/register";
import type { Viewer } from "~/domain/accounts/access";
import type { PROFILE_IMAGES, ProfileText } from "~/domain/organizers/profile";
import { organizerSearchEntry } from "~/domain/search/entry";
import { JUST_NOW_MS } from "~/domain/time/just-now";
import { refuse, type Result, succeed } from "~/domain/values";
import { logError } from "~/gateways/log";
import { imageIdsOf } from "~/models/images/take";
import { settlePlace } from "~/models/places/settle";
import { newId } from "~/models/site/new-id";
import type { AdminOrganizer } from "~/schemas/admin/forms";
import type { FormErrors } from "~/schemas/forms/problems";
import type { OrganizerProfile as OrganizerForm } from "~/schemas/organizers/profile";
import {
  hasProblems,
  NO_IMAGES,
  type ProfileImageChoices,
  type TakenImages,
  takeProfileImages,
} from "./profile-images";
import { askRegister } from "./register";
import { findOtherHolder, type ProfileDeps, type ProfileProblem, type ProfileSubmission } from "./update";

type OrganizerProfile = Pick<
  NewOrganizer,
  "email" | "facts" | "opening" | "county" | "lat" | "lng" | ProfileText | (typeof PROFILE_IMAGES)[number]
> &
  Partial<RegisterColumns>;

export function newOrganizer(profile: OrganizerProfile, now: Date): NewOrganizer {
  const { description = null, city = null, facts } = profile;
  return {
    id: newId(),
    created_at: now,
    ...profile,
    ...organizerSearchEntry({ name: profile.name, description, city, facts }),
  };
}

/** Owned by a person whose e-mail is verified. */
export async function createOrganizer(
  { profile, images: choices, sharedNumber }: ProfileSubmission,
  viewer: Viewer,
  deps: ProfileDeps,
): Promise<Result<{ id: string }, ProfileProblem>> {
  const { db, now } = deps;
  const taken = await takeProfileImages(choices, { ...NO_IMAGES, newcomerId: viewer.userId }, deps);
  if (!profile.ok) return refuse({ kind: "invalid", errors: profile.problem, ...taken });
  if (hasProblems(taken)) return refuse({ kind: "invalid", errors: {}, ...taken });
  const { images } = taken;
  const own = await findOrganizerByEmail(db, viewer.email);
  if (own) return succeed({ id: own.id });
  const holder = await findOtherHolder(profile.value, { sharedNumber, own: [] }, deps);
  if (holder) return refuse({ kind: "numberTaken", holder, ...taken });
  const words = await settleProfile(profile.value, deps);
  const organizer = newOrganizer({ ...words, ...images, email: viewer.email }, now);
  try {
    await db.batch([
      insertOrganizer(db, organizer),
      claimImages(db, organizer.id, imageIdsOf([images.cover_image_url, images.logo_url])),
      clearPendingOrganizer(db, viewer.userId),
    ]);
  } catch (error) {
    logError("organizer_not_created", error);
    return refuse({ kind: "failed", ...taken });
  }
  return succeed({ id: organizer.id });
}

async function settleProfile<Profile extends OrganizerForm>(profile: Profile, deps: ProfileDeps) {
  const [place, registered] = await Promise.all([
    settlePlace(profile, null, deps.addresses),
    askRegister(profile, null, deps),
  ]);
  return { ...profile, ...place, ...registered };
}

/** `emailTaken`: another organizer has this e-mail. */
export type NewOrganizerProblem = ProfileProblem | (TakenImages & { kind: "emailTaken" });

/** Whoever verifies the e-mail owns it. One made by a superadmin counts as reviewed. */
export async function createOrganizerFor(
  submission: { organizer: Result<AdminOrganizer, FormErrors>; images: ProfileImageChoices },
  actor: Viewer,
  deps: ProfileDeps,
): Promise<Result<{ id: string }, NewOrganizerProblem>> {
  const { db, now } = deps;
  const taken = await takeProfileImages(submission.images, NO_IMAGES, deps);
  if (!submission.organizer.ok) return refuse({ kind: "invalid", errors: submission.organizer.problem, ...taken });
  if (hasProblems(taken)) return refuse({ kind: "invalid", errors: {}, ...taken });
  const { images } = taken;
  const words = submission.organizer.value;
  const there = await findOrganizerByEmail(db, words.email);
  if (there) {
    const isDone = await isOwnDoing(there, words.name, actor, deps);
    return isDone ? succeed({ id: there.id }) : refuse({ kind: "emailTaken", ...taken });
  }
  const profile = { ...images, ...(await settleProfile(words, deps)) };
  const organizer = { ...newOrganizer(profile, now), reviewed_at: now };
  const entry = {
    actorId: actor.userId,
    organizerId: organizer.id,
    action: "organizer_created" as const,
    detail: organizer.name,
  };
  try {
    await db.batch([
      insertOrganizer(db, organizer),
      claimImages(db, organizer.id, imageIdsOf([images.cover_image_url, images.logo_url])),
      insertAudit(db, entry, now),
    ]);
  } catch (error) {
    logError("organizer_not_created", error);
    return refuse({ kind: "failed", ...taken });
  }
  return succeed({ id: organizer.id });
}

/** They created the same organizer a moment ago and sent the form again. */
async function isOwnDoing(there: { id: string; name: string }, name: string, actor: Viewer, { db, now }: ProfileDeps) {
  const entry = { actorId: actor.userId, organizerId: there.id, action: "organizer_created" as const };
  return there.name === name && hasDone(db, entry, new Date(now.getTime() - JUST_NOW_MS));
}
