import names from "./windows-zones.json";

/** Replaces "Standard Time" in translated Windows versions ("(standardtid)", "Normalzeit") and in display names. */
const STANDARD_TIME =
  /\s*\(?\b(standard time|daylight time|summer time|standardtid|normaltid|sommertid|standard|normalzeit|time \(us & canada\))\)?$/;

const nameKey = (name: string) => name.trim().toLowerCase().replace(STANDARD_TIME, "");

/**
 * Windows names of time zones, as Outlook and Exchange write them, by the IANA zone they stand for, without "Standard
 * Time" (Unicode CLDR, supplemental/windowsZones, territory 001).
 */
const ZONES = new Map(
  Object.entries(names).flatMap(([zone, own]) => own.split("|").map((name) => [nameKey(name), zone] as const)),
);

/** Returns the IANA name of a Windows zone, or null. */
export const ianaNameOfWindowsZone = (name: string): string | null => ZONES.get(nameKey(name)) ?? null;
