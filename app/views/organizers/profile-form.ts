import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import type { Position } from "~/domain/places/position";
import { seenFields } from "~/domain/versions";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";

/** The fields of a profile as its form shows them. */
export interface ProfileFormView {
  name: string;
  description: string;
  phone: string;
  website: string;
  /** "971 032 081" */
  organization_number: string;
  address: string;
  city: string;
  position: Position | null;
  cover_image_url: string | null;
  logo_url: string | null;
  /** The hidden fields that say with which version of a stored profile it was opened. */
  seen: FormTexts;
}

/** What was wrong with a profile that was sent, and everything that was typed. */
export interface ProfileProblems {
  form: ProfileFormView;
  errors: Partial<Record<string, FormProblem>>;
  imageErrors: { cover_image_url?: ImageProblem; logo_url?: ImageProblem };
  hasFailed: boolean;
}

type Stored = {
  [Field in "name" | "description" | "phone" | "website" | "organization_number" | "address" | "city"]?: string | null;
} & {
  lat?: number | null;
  lng?: number | null;
  cover_image_url?: string | null;
  logo_url?: string | null;
};

export function viewProfileForm({ lat = null, lng = null, ...row }: Stored, seen: FormTexts = {}): ProfileFormView {
  return {
    name: row.name ?? "",
    description: row.description ?? "",
    phone: row.phone ?? "",
    website: row.website ?? "",
    organization_number: spacedNumber(row.organization_number ?? ""),
    address: row.address ?? "",
    city: row.city ?? "",
    position: lat === null || lng === null ? null : { lat, lng },
    cover_image_url: row.cover_image_url ?? null,
    logo_url: row.logo_url ?? null,
    seen,
  };
}

interface Refused {
  kind: "invalid" | "failed";
  errors?: FormErrors;
  images: { cover_image_url: string | null; logo_url: string | null };
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
