import type { ChurchFamily } from "~/domain/facts/facts";
import type { ContentLanguage } from "~/domain/site/locales";
import { cleanLine } from "~/domain/text/plain-text";
import { DAY_MS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { parseOrganizationNumber } from "./contact";

/** `removed`: for legal reasons; `winding_up`: by its own decision or a court's. */
export const REGISTER_STANDINGS = [
  "active",
  "bankrupt",
  "winding_up",
  "forced_winding_up",
  "deleted",
  "removed",
  "unknown",
  "subunit",
] as const;
export type RegisterStanding = (typeof REGISTER_STANDINGS)[number];

export interface RegisterUnit {
  /** Nine digits. */
  number: string;
  /** In ordinary letters: the register writes capitals. */
  name: string;
  /** In words: "Forening/lag/innretning". */
  form: string | null;
  address: string | null;
  city: string | null;
  website: string | null;
  email: string | null;
  language: ContentLanguage | null;
  family: ChurchFamily | null;
  standing: Exclude<RegisterStanding, "unknown" | "removed">;
}

export type RegisterAnswer = { kind: "unit"; unit: RegisterUnit } | { kind: "unknown" } | { kind: "removed" };

/** Days until the register is asked again. */
const DAYS_BETWEEN = { active: 90, other: 7 };

export function nextCheck(standing: RegisterStanding | null, now: Date): Date {
  if (standing === null) return new Date(now.getTime() + HOUR_SECONDS * 1000);
  return new Date(now.getTime() + (standing === "active" ? DAYS_BETWEEN.active : DAYS_BETWEEN.other) * DAY_MS);
}

export const registerPage = (number: string) => `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`;

type RegisterQuery =
  | { kind: "number"; number: string }
  | { kind: "name"; name: string }
  | { kind: "wrongNumber" }
  | { kind: "tooShort" };

const SHORTEST_NAME = 2;

/** A number may have letters around it ("NO … MVA"); anything else is a name. */
export function readRegisterQuery(typed: string): RegisterQuery {
  const text = cleanLine(typed);
  if (/^(NO)?[\d\s.]*\d[\d\s.]*(MVA)?$/i.test(text)) {
    const number = parseOrganizationNumber(text);
    return number === null ? { kind: "wrongNumber" } : { kind: "number", number };
  }
  return text.length < SHORTEST_NAME ? { kind: "tooShort" } : { kind: "name", name: text };
}
