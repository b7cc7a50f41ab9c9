import { parseWebsite } from "~/domain/text/links";
import { parseOrganizationNumber, spacedNumber } from "./contact";
import type { ProfileText } from "./profile";
import type { RegisterUnit } from "./register";

/** The profile's fields that the register fills, in the order of the form. */
export const PREFILLED = [
  "name",
  "website",
  "organization_number",
  "language",
  "address",
  "city",
  "family",
] as const satisfies readonly (ProfileText | "family")[];
export type PrefilledField = (typeof PREFILLED)[number];

/** Texts of the profile form. */
export type PrefilledTexts = Record<PrefilledField, string>;

/** Returns a unit as the profile form has it; "" where the register does not say. */
export const registerTexts = (unit: RegisterUnit): PrefilledTexts => ({
  name: unit.name,
  website: unit.website ?? "",
  organization_number: spacedNumber(unit.number),
  language: unit.language ?? "",
  address: unit.address ?? "",
  city: unit.city ?? "",
  family: unit.family ?? "",
});

/** What a chosen unit does to the form: the texts that it fills in, and the fields where what was typed stays. */
export interface Prefill {
  filled: Partial<PrefilledTexts>;
  kept: PrefilledField[];
}

type Typed = Partial<Record<string, string>>;

/**
 * Fills empty fields from a unit, and those that the formerly chosen one has filled. What a person has typed is kept,
 * and named where the register says something else. Address and town go together: the town of one does not fit the
 * other.
 */
export function prefill(typed: Typed, unit: PrefilledTexts, former: PrefilledTexts | null): Prefill {
  const isTyped = (field: PrefilledField) =>
    textOf(typed, field) !== "" && !(former && isSame(field, textOf(typed, field), former[field]));
  const isOther = (field: PrefilledField) => unit[field] !== "" && !isSame(field, textOf(typed, field), unit[field]);
  const keepsPlace = isTyped("address") && (isOther("address") || unit.address === "");
  const isKept = (field: PrefilledField) => isTyped(field) || (field === "city" && keepsPlace);
  return {
    filled: Object.fromEntries(
      PREFILLED.filter((field) => !isKept(field) && textOf(typed, field) !== unit[field]).map((field) => [
        field,
        unit[field],
      ]),
    ),
    kept: PREFILLED.filter((field) => isTyped(field) && isOther(field) && !(field === "city" && keepsPlace)),
  };
}

/** Returns the texts that a person takes from the register although they typed something else. */
export const takeFromRegister = (unit: PrefilledTexts, field: PrefilledField): Partial<PrefilledTexts> =>
  field === "address" ? { address: unit.address, city: unit.city } : { [field]: unit[field] };

const textOf = (texts: Typed, field: PrefilledField) => texts[field]?.trim() ?? "";

const NORMAL: Partial<Record<PrefilledField, (text: string) => string | null>> = {
  website: parseWebsite,
  organization_number: parseOrganizationNumber,
};

function isSame(field: PrefilledField, some: string, other: string): boolean {
  const normal = (text: string) => NORMAL[field]?.(text) ?? text.toLowerCase();
  return normal(some) === normal(other);
}
