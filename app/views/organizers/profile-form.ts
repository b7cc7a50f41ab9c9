import { eachField } from "~/domain/fields";
import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import { PROFILE_PICTURES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Position } from "~/domain/places/position";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ChangedMeanwhileView } from "~/views/versions";

type ProfilePicture = (typeof PROFILE_PICTURES)[number];

/** The fields of a profile as its form shows them. */
export interface ProfileFormView extends Record<ProfileText, string>, Record<ProfilePicture, string | null> {
  position: Position | null;
  /** The hidden fields that say with which version of a stored profile it was opened. */
  seen: FormTexts;
}

/** What came back instead of a saved profile. */
export interface ProfileAnswer extends FormAnswer<"changedMeanwhile" | "failed"> {
  imageProblems: Partial<Record<ProfilePicture, ImageProblem>>;
  /** Set where somebody else has saved meanwhile: it is shown instead of the form. */
  changed: ChangedMeanwhileView | null;
}

type Stored = Partial<Record<ProfileText | ProfilePicture, string | null> & Record<"lat" | "lng", number | null>>;

/** Texts that are shown otherwise than they are stored: "971 032 081". */
const SHOWN: Partial<Record<ProfileText, (text: string) => string>> = { organization_number: spacedNumber };

/** A stored profile in its form; an empty form without one. */
export function viewProfileForm(row: Stored, seen: FormTexts = {}): ProfileFormView {
  const { lat = null, lng = null } = row;
  return {
    ...eachField(PROFILE_TEXTS, (name) => (SHOWN[name] ?? String)(row[name] ?? "")),
    ...eachField(PROFILE_PICTURES, (name) => row[name] ?? null),
    position: lat === null || lng === null ? null : { lat, lng },
    seen,
  };
}
