import { parseWebsite } from "~/domain/text/links";
import { parseOrganizationNumber, spacedNumber } from "./contact";
import type { ProfileText } from "./profile";
import type { RegisterUnit } from "./register";

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

export type PrefilledTexts = Record<PrefilledField, string>;

export const registerTexts = (unit: RegisterUnit): PrefilledTexts => ({
  name: unit.name,
  website: unit.website ?? "",
  organization_number: spacedNumber(unit.number),
  language: unit.language ?? "",
  address: unit.address ?? "",
  city: unit.city ?? "",
  family: unit.family ?? "",
});

/** Texts that a unit fills in, and fields where what was typed stays. */
export type Prefill = ReturnType<typeof prefill>;

type Typed = Partial<Record<string, string>>;

/** Fills what is empty or was the former unit's; what was typed stays. Address and town go together. */
export function prefill(typed: Typed, unit: PrefilledTexts, former: PrefilledTexts | null) {
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

/** What was searched for becomes the name while the register does not answer, unless it is a number; else null. */
export const nameToCarry = (query: string, { name }: Typed): string | null =>
  name?.trim() || !/\p{L}/u.test(query) ? null : query.trim();

/** As a former unit, so that a unit chosen later has its own name. */
export const carriedUnit = (name: string | undefined): PrefilledTexts | null =>
  name ? { ...(Object.fromEntries(PREFILLED.map((field) => [field, ""])) as PrefilledTexts), name } : null;

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
