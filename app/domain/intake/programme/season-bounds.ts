import type { Season } from "~/domain/plain-words/lexicon";
import { MONTH } from "~/domain/plain-words/names";
import { SEASONS } from "~/domain/plain-words/seasons";
import { dayNamed } from "~/domain/time/church-year";
import { dayIn, type DayNumber } from "~/domain/time/days-and-moments";
import { NONE_SAID, type SaidDay, type SaidDays } from "./said-days";

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

/** A bound that is no date; about where people may mean days before or after it. */
export interface LooseBound extends SaidDays {
  of: "from" | "until";
  isAbout: boolean;
}

/** Of the others, people may mean more or less. */
const EXACT = /^(?:advent|fast|romjul|den stille)/;
const THROUGH = "(?<!(?:også|òg) )(?:(?:i|gjennom|over)(?: hele| heile)?|hele|heile)";
/** Before "til", which is of a title elsewhere: "Veien til påske". */
const OF_TIME = `(?:\\d|dag(?:er|ar|ene|ane)?|kveld|morgen|morgon|uke|veke|mnd|måneden|månaden|år|${MONTH})[,.]?`;
/** With a group for each season. */
const BOUND = new RegExp(
  `(?<!\\p{L})(?:(${THROUGH})|((?:fr[ae]m|helt|heilt) (?:til|te)|(?<=${OF_TIME}\\s)til)|ut) (?:${NAMED.map(({ names }) => `(${names.replace(/,\s*/g, "|")})`).join("|")})(?!\\p{L})`,
  "giu",
);
/** "I vår" is no season before a noun. */
const ALONE = /^\s*(?:$|[,.;)]|kl)/u;

export const dayBy = (dayOf: (year: number) => DayNumber): SaidDay => ({
  ...NONE_SAID,
  feast: { dayIn: dayOf, isOfOneWeekday: true },
});

/** "I advent", "hele våren", "ut våren", and "hver mandag fram til jul", whose last day is surely before it. */
export const seasonsIn = (line: string): LooseBound[] =>
  [...line.matchAll(BOUND)].flatMap((match): LooseBound[] => {
    const [words, through, until, ...groups] = match;
    const { index } = match;
    const named = NAMED[groups.findIndex((group) => group !== undefined)];
    const span = { at: index, end: index + words.length, isAbout: !EXACT.test(named?.names ?? "") };
    if (!named || (through && named.isWord && !ALONE.test(line.slice(span.end)))) return [];
    const dayOf = (nth: 0 | 1, later = 0) => dayBy((year) => named.season(year)[nth] + later);
    if (through) return [{ of: "from", first: dayOf(0), last: dayOf(1), ...span }];
    return [{ of: "until", first: until ? dayOf(0, -1) : dayOf(1), last: null, ...span, isAbout: true }];
  });
