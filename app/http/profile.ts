import type { Locale } from "~/domain/site/locales";
import type { NewOrganizerProblem } from "~/models/organizers/create";
import type { ProfileImageChoices, ProfileImages } from "~/models/organizers/profile-images";
import type { UpdateProblem } from "~/models/organizers/update";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { viewChangedProfile } from "~/views/organizers/profile-versions";
import { returnForm } from "./forms";

type ProfileMore = Pick<ProfileAnswer, "imageProblems" | "changed">;

const NOTHING_MORE: ProfileMore = { imageProblems: {}, changed: null };

/** Returns the profile form to be shown again; images that came with it are stored and named by address. */
export function returnProfile(texts: FormTexts, problem: UpdateProblem | NewOrganizerProblem, locale: Locale) {
  const stored = withImages(texts, problem.images);
  const more: ProfileMore = { ...NOTHING_MORE, imageProblems: problem.imageProblems };
  if (problem.kind === "invalid") return returnForm(stored, problem, more);
  if (problem.kind === "emailTaken") return returnForm(stored, { errors: { email: "emailTaken" } }, more);
  const changed = problem.kind === "changedMeanwhile" ? viewChangedProfile({ texts, ...problem }, locale) : null;
  return returnForm(stored, { problem }, { ...more, changed });
}

/** Returns the profile form to be reviewed; nothing is saved yet. */
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
