import type { OrganizerRow } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import { parseOrganizationNumber } from "~/domain/organizers/contact";
import type { Locale } from "~/domain/site/locales";
import type { BringInProblem } from "~/models/intake/bring-in";
import type { NewOrganizerProblem } from "~/models/organizers/create";
import type { ProfileImageChoices, ProfileImages, TakenImages } from "~/models/organizers/profile-images";
import type { UpdateProblem } from "~/models/organizers/update";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { viewChangedProfile } from "~/views/organizers/profile-versions";
import { refusedAction } from "./acts";
import { returnForm } from "./forms";
import type { AskedForm } from "./register";

type ProfileMore = Pick<ProfileAnswer, "imageProblems" | "changed" | "holder" | "register" | "why">;

const NOTHING_MORE: ProfileMore = { imageProblems: {}, changed: null, holder: null, register: null, why: null };

/** Images that came with it are stored and named by address. */
export function returnProfile(
  texts: FormTexts,
  problem: UpdateProblem | NewOrganizerProblem | (TakenImages & BringInProblem),
  locale: Locale,
) {
  const stored = withImages(texts, problem.images);
  const more: ProfileMore = { ...NOTHING_MORE, imageProblems: problem.imageProblems };
  if (problem.kind === "invalid") return returnForm(stored, problem, more);
  if (problem.kind === "emailTaken") return returnForm(stored, { errors: { email: "emailTaken" } }, more);
  const changed = problem.kind === "changedMeanwhile" ? viewChangedProfile({ texts, ...problem }, locale) : null;
  const holder = problem.kind === "numberTaken" ? problem.holder : null;
  const why = problem.kind === "nothingRead" ? problem.why : null;
  return returnForm(stored, { problem }, { ...more, changed, holder, why });
}

/** Nothing is saved yet but its images. */
export const returnAskedProfile = ({ texts, register }: AskedForm, { images, imageProblems }: TakenImages) =>
  returnForm(withImages(texts, images), { errors: {} }, { ...NOTHING_MORE, imageProblems, register });

/** Throws a 403 where the form of somebody who may not change the number has another. */
export function keepNumber(
  form: FormData,
  { organization_number }: Pick<OrganizerRow, "organization_number">,
  context: Pick<AppContext, "locale">,
): void {
  const sent = form.get("organization_number");
  if (typeof sent === "string" && parseOrganizationNumber(sent) !== organization_number)
    throw refusedAction("write_number", context);
  form.set("organization_number", organization_number ?? "");
}

/** Nothing is saved yet. */
export const returnProfileToLookOver = (texts: FormTexts, { cover_image_url, logo_url }: ProfileImageChoices) =>
  returnForm(
    withImages(texts, { cover_image_url: cover_image_url.address, logo_url: logo_url.address }),
    { errors: {} },
    NOTHING_MORE,
  );

const withImages = (texts: FormTexts, { cover_image_url, logo_url }: ProfileImages): FormTexts => ({
  ...texts,
  cover_image_url: cover_image_url ?? "",
  logo_url: logo_url ?? "",
});
