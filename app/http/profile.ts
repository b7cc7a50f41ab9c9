import { data } from "@remix-run/cloudflare";
import type { Locale } from "~/domain/site/locales";
import type { ProfileImageChoices } from "~/models/organizers/profile-images";
import type { UpdateProblem } from "~/models/organizers/update";
import type { FormTexts } from "~/schemas/forms/parse";
import { viewProfileProblems } from "~/views/organizers/profile-form";
import { viewChangedProfile } from "~/views/organizers/profile-versions";

/** Answers with everything typed in a profile that was not saved: what is wrong with it, or what somebody else has saved meanwhile. */
export function unsavedProfile(texts: FormTexts, problem: UpdateProblem, locale: Locale) {
  if (problem.kind === "changedMeanwhile")
    return data({ changed: viewChangedProfile({ texts, ...problem }, locale), problems: undefined }, 409);
  return data({ changed: null, problems: viewProfileProblems(texts, problem) }, problem.kind === "failed" ? 503 : 422);
}

/** Answers with the form as it is to be looked over: nothing is saved yet. */
export function profileToLookOver(texts: FormTexts, { cover_image_url, logo_url }: ProfileImageChoices) {
  const images = { cover_image_url: cover_image_url.address, logo_url: logo_url.address };
  return data({ changed: null, problems: viewProfileProblems(texts, { kind: "invalid", images }) }, 422);
}
