import type { intakeProblemMessages } from "#messages/intake-problems";
import type { FactValues } from "~/domain/facts/facts";
import { factTexts } from "~/domain/facts/texts";
import { eachField } from "~/domain/fields";
import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import { type Opening, openingTexts } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Position } from "~/domain/places/position";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { RegisterAnswerView } from "~/views/organizers/register-lookup";
import type { ChangedMeanwhileView } from "~/views/versions";

type ProfileImage = (typeof PROFILE_IMAGES)[number];

/** The fields of the profile form. */
export interface ProfileFormView extends Record<ProfileText, string>, Record<ProfileImage, string | null> {
  position: Position | null;
  /** The fields of its church family and its place. */
  facts: FormTexts;
  /** The fields of its opening hours. */
  opening: FormTexts;
  /** The hidden fields with the version that a stored profile was opened with. */
  seen: FormTexts;
}

/** The profile form when it was not saved. */
export interface ProfileAnswer extends FormAnswer<
  "changedMeanwhile" | "failed" | "numberTaken" | "nothingRead" | "tooMany"
> {
  imageProblems: Partial<Record<ProfileImage, ImageProblem>>;
  /** Shown instead of the form where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
  /** Who else has the organisation number, where that is not known to the person yet. */
  holder: { id: string; name: string } | null;
  /** What the register said, where the form asked it. */
  register: RegisterAnswerView | null;
  /** Why nothing could be read of what was brought in with it. */
  why: keyof typeof intakeProblemMessages | null;
}

type Stored = Partial<
  Record<ProfileText | ProfileImage, string | null> &
    Record<"lat" | "lng", number | null> & { facts: FactValues; opening: Opening }
>;

/** Texts that are displayed differently than stored: "971 032 081". */
const SHOWN: Partial<Record<ProfileText, (text: string) => string>> = { organization_number: spacedNumber };

/** Returns a stored profile's form; an empty form without one. */
export function viewProfileForm(row: Stored, seen: FormTexts = {}): ProfileFormView {
  const { lat = null, lng = null } = row;
  return {
    ...eachField(PROFILE_TEXTS, (name) => (SHOWN[name] ?? String)(row[name] ?? "")),
    ...eachField(PROFILE_IMAGES, (name) => row[name] ?? null),
    facts: factTexts(row.facts ?? {}),
    opening: openingTexts(row.opening ?? {}),
    position: lat === null || lng === null ? null : { lat, lng },
    seen,
  };
}
