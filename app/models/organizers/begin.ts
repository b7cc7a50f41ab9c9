import type { Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/values";
import { type BringInProblem, understandBrought } from "~/models/intake/bring-in";
import type { IntakeDeps } from "~/models/intake/deps";
import { type StoredIntake, storeIntake } from "~/models/intake/store";
import type { Brought } from "~/schemas/intake/brought";
import { createOrganizer } from "./create";
import { NO_IMAGES, type TakenImages, takeProfileImages } from "./profile-images";
import type { ProfileDeps, ProfileProblem, ProfileSubmission } from "./update";

/** Returns the review of what was brought in; where that cannot be read, nothing is created. */
export async function beginOrganizer(
  submission: ProfileSubmission,
  brought: readonly Brought[],
  viewer: Viewer,
  deps: ProfileDeps & IntakeDeps,
): Promise<Result<{ intake: StoredIntake | null }, ProfileProblem | (TakenImages & BringInProblem)>> {
  const isReadable = submission.profile.ok && brought.length > 0;
  const understood = isReadable ? await understandBrought(brought, viewer, deps) : null;
  if (understood && !understood.ok) {
    const taken = await takeProfileImages(submission.images, { ...NO_IMAGES, newcomerId: viewer.userId }, deps);
    return refuse({ ...understood.problem, ...taken });
  }
  const created = await createOrganizer(submission, viewer, deps);
  if (!created.ok) return created;
  if (!understood) return succeed({ intake: null });
  const bringer = { organizerId: created.value.id, userId: viewer.userId };
  return succeed({ intake: await storeIntake(understood.value, bringer, deps) });
}
