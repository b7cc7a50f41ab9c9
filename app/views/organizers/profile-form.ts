import type { ImageProblem } from "~/domain/images/format";
import { spacedNumber } from "~/domain/organizers/contact";
import type { Position } from "~/domain/places/position";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ChangedMeanwhileView } from "~/views/versions";

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

/** What came back instead of a saved profile. */
export interface ProfileAnswer extends FormAnswer<"changedMeanwhile" | "failed"> {
  imageProblems: { cover_image_url?: ImageProblem; logo_url?: ImageProblem };
  /** Set where somebody else has saved meanwhile: it is shown instead of the form. */
  changed: ChangedMeanwhileView | null;
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
