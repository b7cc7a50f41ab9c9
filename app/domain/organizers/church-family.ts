import type { ChurchFamily } from "~/domain/facts/facts";

/** Legal form in the register that only bodies of the Church of Norway have. */
const CHURCH_OF_NORWAY = "KIRK";

/** Each tells one family alone, whatever stands beside it. */
const TELLING: [ChurchFamily, RegExp][] = [
  ["bedehus", /\b(bedehus|bedehuset)\b/i],
  ["free_church", /frikirke|misjonskirke|pinsemenighet|pinsekirke|baptist|metodist|adventist|frelsesarme/i],
  ["catholic", /katolsk/i],
  ["orthodox", /ortodoks/i],
];

/** By the code of its legal form ("FLI") or its name; null where the name tells two. */
export function churchFamilyOf({ code, name }: { code: string | null; name: string }): ChurchFamily | null {
  if (code === CHURCH_OF_NORWAY) return "church_of_norway";
  const [family, ...others] = TELLING.filter(([, words]) => words.test(name)).map(([told]) => told);
  return family !== undefined && others.length === 0 ? family : null;
}
