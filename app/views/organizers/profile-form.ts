import { eachField } from "~/domain/fields";
import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import { PROFILE_PICTURES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Position } from "~/domain/places/position";
import { seenFields } from "~/domain/versions";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";

type ProfilePicture = (typeof PROFILE_PICTURES)[number];

/** The fields of a profile as its form shows them. */
export interface ProfileFormView extends Record<ProfileText, string>, Record<ProfilePicture, string | null> {
  position: Position | null;
  /** The hidden fields that say with which version of a stored profile it was opened. */
  seen: FormTexts;
}

/** What was wrong with a profile that was sent, and everything that was typed. */
export interface ProfileProblems {
  form: ProfileFormView;
  errors: Partial<Record<string, FormProblem>>;
  imageErrors: Partial<Record<ProfilePicture, ImageProblem>>;
  hasFailed: boolean;
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

interface Refused {
  kind: "invalid" | "failed";
  errors?: FormErrors;
  images: Record<ProfilePicture, string | null>;
  imageProblems?: ProfileProblems["imageErrors"];
}

/** The form once more, as it was typed. */
export function viewProfileProblems(
  texts: Record<string, string>,
  { kind, errors = {}, images, imageProblems = {} }: Refused,
): ProfileProblems {
  return {
    form: {
      ...viewProfileForm({ ...texts, lat: null, lng: null, ...images }, seenFields(texts)),
      position: typedPosition(texts),
    },
    errors,
    imageErrors: imageProblems,
    hasFailed: kind === "failed",
  };
}

function typedPosition({ lat, lng }: Record<string, string>): Position | null {
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
}
