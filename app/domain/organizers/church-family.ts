import type { ChurchFamily } from "~/domain/facts/families";

/** The register's legal form that only bodies of the Church of Norway have. */
const CHURCH_OF_NORWAY = "KIRK";

/** Words of a name that tell one family alone, whatever stands beside them. */
const TELLING: [ChurchFamily, RegExp][] = [
  ["bedehus", /\b(bedehus|bedehuset)\b/i],
  ["free_church", /frikirke|misjonskirke|pinsemenighet|pinsekirke|baptist|metodist|adventist|frelsesarme/i],
  ["catholic", /katolsk/i],
  ["orthodox", /ortodoks/i],
];

/**
 * Returns the church family that the code of a unit's legal form ("FLI") or its name tells; null where neither does, or
 * the name tells two.
 */
export function churchFamilyOf({ code, name }: { code: string | null; name: string }): ChurchFamily | null {
  if (code === CHURCH_OF_NORWAY) return "church_of_norway";
  const told = TELLING.filter(([, words]) => words.test(name));
  return told.length === 1 ? told[0]![0] : null;
}
