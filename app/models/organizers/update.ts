import { claimImages, releaseImages } from "#db/queries/images/images";
import { findOrganizer, type OrganizerRow, updateOrganizerRow } from "#db/queries/organizers/organizers";
import { listNumberHolders, type NumberHolder, rescheduleFor } from "#db/queries/organizers/register";
import { isChangedMeanwhile, stopIfChanged } from "#db/queries/versions";
import { organizerSearchEntry } from "~/domain/search/entry";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { logError } from "~/gateways/log";
import type { Register } from "~/gateways/register/register";
import { imageIdsOf, type TakeDeps } from "~/models/images/take";
import { settlePlace } from "~/models/places/settle";
import type { FormErrors } from "~/schemas/forms/problems";
import type { OrganizerProfile } from "~/schemas/organizers/profile";
import { hasProblems, type ProfileImageChoices, type TakenImages, takeProfileImages } from "./profile-images";
import { askRegister } from "./register";

export interface ProfileSubmission {
  profile: Result<OrganizerProfile, FormErrors>;
  images: ProfileImageChoices;
  sharedNumber: string | null;
}

/** Whether they are the same the person says by sending the form again. */
interface NumberTaken {
  kind: "numberTaken";
  holder: NumberHolder;
}

/** With the accepted images, so that nobody has to choose them again. */
export type ProfileProblem = TakenImages & ({ kind: "invalid"; errors: FormErrors } | { kind: "failed" } | NumberTaken);

export interface ProfileDeps extends TakeDeps {
  addresses: AddressBook;
  register: Pick<Register, "find">;
}

/** `version` is the one that the form was opened with. */
interface ProfileEdit extends ProfileSubmission {
  version: number;
}

export type UpdateProblem = ProfileProblem | (TakenImages & ChangedMeanwhile<OrganizerRow>);

/** The database updates the search columns of its events. */
export async function updateOrganizer(
  { profile, images: choices, version, sharedNumber }: ProfileEdit,
  before: OrganizerRow,
  deps: ProfileDeps,
): Promise<Result<{ id: string }, UpdateProblem>> {
  const { db, now } = deps;
  const { id } = before;
  const taken = await takeProfileImages(
    choices,
    { cover_image_url: before.cover_image_url, logo_url: before.logo_url, organizerId: id },
    deps,
  );
  if (!profile.ok) return refuse({ kind: "invalid", errors: profile.problem, ...taken });
  if (hasProblems(taken)) return refuse({ kind: "invalid", errors: {}, ...taken });
  const { images } = taken;
  const isSameNumber = profile.value.organization_number === before.organization_number;
  const holder = isSameNumber ? null : await findOtherHolder(profile.value, { sharedNumber, own: [id] }, deps);
  if (holder) return refuse({ kind: "numberTaken", holder, ...taken });
  const [place, registered] = await Promise.all([
    settlePlace(profile.value, before, deps.addresses),
    askRegister(profile.value, before, deps),
  ]);
  const words = { ...profile.value, ...place };
  const number = {
    ...registered,
    organization_number_verified_at: isSameNumber ? before.organization_number_verified_at : null,
  };
  const change = { ...words, ...number, ...images, ...organizerSearchEntry(words), updated_at: now };
  try {
    await db.batch([
      stopIfChanged(db, { table: "organizers", ids: [id], version }),
      updateOrganizerRow(db, id, change),
      claimImages(db, id, imageIdsOf([images.cover_image_url, images.logo_url])),
      releaseImages(db, id, imageIdsOf([before.cover_image_url, before.logo_url]), now),
      ...rescheduleFor(db, before, registered.has_register_name, now),
    ]);
  } catch (error) {
    const stored = isChangedMeanwhile(error) ? await findOrganizer(db, id) : null;
    if (stored) return refuse({ kind: "changedMeanwhile", stored, ...taken });
    logError("organizer_not_updated", error);
    return refuse({ kind: "failed", ...taken });
  }
  return succeed({ id });
}

/** Only where the person does not know it yet; `own` are theirs. */
export async function findOtherHolder(
  { organization_number: number }: Pick<OrganizerProfile, "organization_number">,
  { sharedNumber, own }: { sharedNumber: string | null; own: readonly string[] },
  { db }: Pick<ProfileDeps, "db">,
): Promise<NumberHolder | null> {
  if (number === null || number === sharedNumber) return null;
  return (await listNumberHolders(db, [number], own)).get(number) ?? null;
}
