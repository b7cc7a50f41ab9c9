import type { ChurchFamily } from "~/domain/facts/families";
import { cleanLine } from "~/domain/text/plain-text";
import type { ContentLanguage } from "~/domain/site/locales";
import { DAY_MS, HOUR_SECONDS } from "~/domain/time/unix-time";
import { parseOrganizationNumber } from "./contact";

/**
 * What the Norwegian register of organisations says of a number: an active unit; one that is bankrupt or being wound
 * up, by its own decision or a court's; one that was deleted, or removed for legal reasons; no unit; a part of another
 * unit, such as a branch.
 */
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

/** A unit of the register; null where it does not say. */
export interface RegisterUnit {
  /** Nine digits. */
  number: string;
  /** In ordinary letters: the register writes capitals. */
  name: string;
  /** The legal form in words: "Forening/lag/innretning". */
  form: string | null;
  /** "Kirkegata 4, 8003 Bodø" */
  address: string | null;
  city: string | null;
  website: string | null;
  language: ContentLanguage | null;
  /** As its legal form or its name tells. */
  family: ChurchFamily | null;
  standing: Exclude<RegisterStanding, "unknown" | "removed">;
}

/** What the register says of a number. */
export type RegisterAnswer = { kind: "unit"; unit: RegisterUnit } | { kind: "unknown" } | { kind: "removed" };

/** Days after which the register is asked again about an active unit, and about any other number. */
const DAYS_BETWEEN = { active: 90, other: 7 };

/** Returns when the register is to be asked again; `standing` is null where it did not respond to the cron. */
export function nextCheck(standing: RegisterStanding | null, now: Date): Date {
  if (standing === null) return new Date(now.getTime() + HOUR_SECONDS * 1000);
  return new Date(now.getTime() + (standing === "active" ? DAYS_BETWEEN.active : DAYS_BETWEEN.other) * DAY_MS);
}

/** The register's page about a unit. */
export const registerPage = (number: string) => `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`;

/** What was typed to look up a unit. */
type RegisterQuery =
  { kind: "number"; number: string } | { kind: "name"; name: string } | { kind: "wrongNumber" } | { kind: "tooShort" };

const SHORTEST_NAME = 2;

/** Reads what was typed as an organisation number, where it has no letters but those around one, or as a name. */
export function readRegisterQuery(typed: string): RegisterQuery {
  const text = cleanLine(typed);
  if (/^(NO)?[\d\s.]*\d[\d\s.]*(MVA)?$/i.test(text)) {
    const number = parseOrganizationNumber(text);
    return number === null ? { kind: "wrongNumber" } : { kind: "number", number };
  }
  return text.length < SHORTEST_NAME ? { kind: "tooShort" } : { kind: "name", name: text };
}
