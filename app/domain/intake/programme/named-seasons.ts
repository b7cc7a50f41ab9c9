import type { Season } from "~/domain/plain-words/lexicon";
import { SEASONS } from "~/domain/plain-words/seasons";
import { dayNamed } from "~/domain/time/church-year";
import { dayIn } from "~/domain/time/days-and-moments";

/** What goes on all through these is of a term. */
const TERMS: readonly [names: RegExp, season: Season][] = [
  [/^vår(?!vinter)/, (year) => [dayIn(year, 1, 7), dayIn(year, 6, 20)]],
  [/^(?:høst|haust)(?!ferie)/, (year) => [dayIn(year, 8, 15), dayIn(year, 12, 20)]],
  [/^sommer/, (year) => [dayIn(year, 6, 20), dayIn(year, 8, 15)]],
  [/^advent/, (year) => [dayNamed("advent1", year), dayIn(year, 12, 24)]],
  [/^jul(?!eferie)/, (year) => [dayIn(year, 12, 24), dayIn(year + 1, 1, 1)]],
];

const NAMED = SEASONS.flatMap(([names, meaning]) =>
  meaning.as === "season" && names !== ""
    ? [{ ...meaning, names, season: TERMS.find(([of]) => of.test(names))?.[1] ?? meaning.season }]
    : [],
);

/** A group for each that seasonNamed() tells. */
export const NAMES_OF_SEASONS = NAMED.map(({ names }) => `(${names.replace(/,\s*/g, "|")})`).join("|");

/** By the groups of a match, in order. */
export const seasonNamed = (groups: readonly (string | undefined)[]) =>
  NAMED[groups.findIndex((group) => group !== undefined)];
