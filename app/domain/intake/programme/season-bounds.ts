import { MONTH } from "~/domain/plain-words/names";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { NAMES_OF_SEASONS, seasonNamed } from "./named-seasons";
import { NONE_SAID, type SaidDays } from "./said-days";

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
const BOUND = new RegExp(
  `(?<!\\p{L})(?:(${THROUGH})|((?:fr[ae]m|helt|heilt) (?:til|te)|(?<=${OF_TIME}\\s)til)|ut) (?:${NAMES_OF_SEASONS})(?!\\p{L})`,
  "giu",
);
/** "I vår" is no season before a noun. */
const ALONE = /^\s*(?:$|[,.;)]|kl)/u;

const dayBy = (dayOf: (year: number) => DayNumber) => ({
  ...NONE_SAID,
  feast: { dayIn: dayOf, isOfOneWeekday: true },
});

/** "I advent", "hele våren", "ut våren", and "hver mandag fram til jul", whose last day is surely before it. */
export const seasonsIn = (line: string): LooseBound[] =>
  [...line.matchAll(BOUND)].flatMap((match): LooseBound[] => {
    const { index } = match;
    const [words, through, until, ...groups] = match;
    const named = seasonNamed(groups);
    const span = { at: index, end: index + words.length, isAbout: !EXACT.test(named?.names ?? "") };
    if (!named || (through && named.isWord && !ALONE.test(line.slice(span.end)))) return [];
    const dayOf = (nth: 0 | 1, later = 0) => dayBy((year) => named.season(year)[nth] + later);
    if (through) return [{ of: "from", first: dayOf(0), last: dayOf(1), ...span }];
    return [{ of: "until", first: until ? dayOf(0, -1) : dayOf(1), last: null, ...span, isAbout: true }];
  });
