import type { intakeProblemMessages } from "#messages/intake-problems";
import type { FactValues } from "~/domain/facts/facts";
import { factTexts } from "~/domain/facts/texts";
import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import { type Opening, openingTexts } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Position } from "~/domain/places/position";
import { eachField } from "~/domain/values";
import type { FormAnswer, FormTexts } from "~/schemas/forms/parse";
import type { RegisterAnswerView } from "~/views/organizers/register-lookup";
import type { ChangedMeanwhileView } from "~/views/versions";

type ProfileImage = (typeof PROFILE_IMAGES)[number];

export interface ProfileFormView extends Record<ProfileText, string>, Record<ProfileImage, string | null> {
  position: Position | null;
  facts: FormTexts;
  opening: FormTexts;
  /** With the version that the profile was opened with. */
  seen: FormTexts;
}

export interface ProfileAnswer extends FormAnswer<
  "changedMeanwhile" | "failed" | "numberTaken" | "nothingRead" | "tooMany"
> {
  imageProblems: Partial<Record<ProfileImage, ImageProblem>>;
  /** Shown instead of the form where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
  /** Another organizer with the number, if the person does not know that yet. */
  holder: { id: string; name: string } | null;
  /** The register's answer, where the form asked. */
  register: RegisterAnswerView | null;
  /** Why nothing brought in could be read. */
  why: keyof typeof intakeProblemMessages | null;
}

type Stored = Partial<
  Record<ProfileText | ProfileImage, string | null> &
    Record<"lat" | "lng", number | null> & { facts: FactValues; opening: Opening }
>;

/** "971 032 081" */
const SHOWN: Partial<Record<ProfileText, (text: string) => string>> = { organization_number: spacedNumber };

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
