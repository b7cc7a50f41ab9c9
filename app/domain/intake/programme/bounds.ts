import type { Season } from "~/domain/plain-words/lexicon";
import { MONTH } from "~/domain/plain-words/names";
import { SEASONS } from "~/domain/plain-words/seasons";
import { dayNamed } from "~/domain/time/church-year";
import { dayIn, type DayNumber } from "~/domain/time/days-and-moments";
import { daysOffIn, EXCEPT_WORDS, type IsOff } from "./rules";
import { NONE_SAID, type SaidDay, type SaidDays } from "./said-days";
import type { Token } from "./time-words";

const WEEKDAY_BEFORE = "(?:\\p{L}{2,7}dag(?:en)?\\s|\\p{L}{3,6}day\\s)?(?:den\\s)?";
const IS = "(?:\\s(?:er|blir|vert))?";
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})${IS}[\\s:(.]{1,3}${WEEKDAY_BEFORE}$`, "iu");

const BEGINS =
  "(?<!bortsett )(?:fra|frå)|from|з|desde(?: el)?|ab|vom|od|f\\.?o\\.?m\\.?|fra og med|frå og med|oppstart(?:\\sfra)?|(?:(?:og|men) )?(?:(?:vi|me) )?(?:start(?:er|ar)?|begynner|byrjar)(?:\\s(?:igjen|att|opp|opp att|oppatt|opp igjen))?(?: etter \\p{L}+)?|(?:(?:første|neste) gang|next(?: time)?|(?:fyrste|neste) gong)(?:\\s(?:etter|på|i|over) \\p{L}+)?|starting|mellom|(?:altså|dvs\\.?|det vil si|det vil seie)(?: nå| no)?";
const FROM = before(BEGINS);
/** "Neste tur går 11. desember" begins a rhythm; without one it is an event. */
const FROM_OF_RULE = before(`${BEGINS}|neste \\p{L}+ går|neste \\p{L}+`);
const ENDS =
  "(?:(?:fr[ae]m|helt|heilt) )?(?:til(?: og med)?|t\\.?o\\.?m\\.?)|until|bis|do|до|hasta|siste gang|siste gong|slutt(?:er|ar)?(?: for \\p{L}+)?|avslutt(?:es|ning)";
const UNTIL = before(ENDS);
/** "Siste gang før jul" ends a rhythm; without one it is an event. */
const UNTIL_OF_RULE = before(`${ENDS}|siste (?:(?:gang|gong) )?(?:før|i) \\p{L}+`);
/** On the day that a course starts it takes place. */
const STARTS =
  /(?:(?:start(?:er|ar)?|begynner|byrjar)(?:\s(?:igjen|att|opp att|oppatt|opp igjen))?|(?:første gang|fyrste gong)(?:\s(?:etter|på|i|over) \p{L}+)?|siste gang|slutt|avslutning|starting)(?:\s(?:er|blir|vert))?[\s:(.]{1,3}(?:\p{L}{2,7}dag\s)?(?:den\s)?$/iu;
const EXCEPT = before(`(?:ikke|ikkje) i (?:\\p{L}*ferien?|\\p{L}*feria),?|${EXCEPT_WORDS}`);
const EXCEPTS = new RegExp(
  `(?<!\\p{L})(?:${EXCEPT_WORDS}|følger skole\\p{L}*|fylgjer skule\\p{L}*|skole-?\\s?(?:og|/)|i skoleåret|i skuleåret|skoleferi\\p{L}+|skuleferi\\p{L}+)(?!\\p{L})`,
  "giu",
);

/** "Natt til 1. januar" is the evening of the day before. */
export const isNightBefore = (ahead: string): boolean =>
  /(?<!\p{L})natt(?:a|en)?\s(?:til|mot)\s(?:\p{L}{2,7}dag(?:en)?\s)?(?:den\s)?$/iu.test(ahead);

/** A day where something begins or ends: "Fra 1. september er gudstjenestene kl. 12". */
export const isBound = (line: string, { at, last, isEnd }: SaidDays): boolean => {
  const ahead = line.slice(Math.max(0, at - 40), at);
  return (
    last === null && !isNightBefore(ahead) && (isEnd || FROM.test(ahead) || UNTIL.test(ahead)) && !STARTS.test(ahead)
  );
};

interface RuleBounds {
  from: SaidDays | null;
  until: SaidDays | null;
  except: SaidDays[];
  others: SaidDays[];
  isOff: IsOff;
  /** Exceptions without their days: "følger skoleruta". */
  hasVagueExceptions: boolean;
  /** What its first and its last day are said by begins or ends on no certain day: "fra januar", "fram til jul". */
  beginsAbout: boolean;
  endsAbout: boolean;
  /** "Seks onsdager". */
  count: number | null;
  /** "Til videre". */
  isEndless: boolean;
  spans: { at: number; end: number }[];
}

export function boundsIn(line: string, days: readonly SaidDays[], tokens: readonly Token[]): RuleBounds {
  const off = daysOffIn(line, tokens);
  const bounds: RuleBounds = { ...NO_BOUNDS, except: [], others: [], isOff: off.isOff, spans: [...off.spans] };
  let isExcept = false;
  for (const said of days) {
    const ahead = line.slice(Math.max(0, said.at - 40), said.at);
    const [except, from, until] = [EXCEPT, FROM_OF_RULE, UNTIL_OF_RULE].map((words) => words.exec(ahead));
    const match = except ?? from ?? until;
    isExcept = Boolean(except) || (isExcept && !match);
    if (isExcept) bounds.except.push(said);
    else if (from || (said.last && (match || bounds.from === null))) bounds.from = said;
    else if (until || said.isEnd) bounds.until = said;
    else bounds.others.push(said);
    const note = isExcept ? (/^\s?\([^()]{0,40}\)/.exec(line.slice(said.end))?.[0].length ?? 0) : 0;
    bounds.spans.push({ at: match ? said.at - ahead.length + match.index : said.at, end: said.end + note });
  }
  const isLeft = ({ at }: { at: number }) => !bounds.spans.some((span) => at >= span.at && at < span.end);
  if (bounds.others.length === 0) {
    const loose = [...seasonsIn(line), ...tokens.filter(isLeft).flatMap(boundOf(line, tokens))];
    for (const { of, first, last, isAbout, ...span } of loose.filter(isLeft)) {
      const isFree = of === "until" ? !bounds.until && !bounds.from?.last : !bounds.from && !(last && bounds.until);
      if (!isFree) continue;
      bounds[of] = { first, last, ...span };
      if (of === "from") bounds.beginsAbout = isAbout;
      if (of === "until" || last) bounds.endsAbout = isAbout;
      bounds.spans.push(span);
    }
  }
  const endless = ENDLESS.exec(line);
  if (endless) {
    bounds.isEndless = true;
    bounds.spans.push({ at: endless.index, end: endless.index + endless[0].length });
  }
  bounds.hasVagueExceptions = [...line.matchAll(EXCEPTS)].some(({ index }) => isLeft({ at: index }));
  return bounds;
}

const ENDLESS = /(?<!\p{L})(?:inn)?til (?:videre|vidare)(?!\p{L})|(?<!\p{L})until\sfurther\snotice/iu;

/** "Fra januar", "til april", which may be to its beginning: the only month of the line. */
const boundOf =
  (line: string, tokens: readonly Token[]) =>
  (token: Token): LooseBound[] => {
    const ahead = line.slice(Math.max(0, token.at - 40), token.at);
    const from = FROM.exec(ahead);
    const said = from ?? UNTIL.exec(ahead);
    if (token.kind !== "month" || !said || tokens.filter(({ kind }) => kind === "month").length > 1) return [];
    const first = dayBy((year) => dayIn(year, token.month + (from ? 0 : 1), from ? 1 : 0));
    const span = { at: token.at - ahead.length + said.index, end: token.end };
    return [
      { of: from ? "from" : "until", first, last: null, isAbout: !/(?:med|m\.?|kl)\s$/iu.test(said[0]), ...span },
    ];
  };

export const NO_BOUNDS: RuleBounds = {
  from: null,
  until: null,
  except: [],
  others: [],
  isOff: () => false,
  hasVagueExceptions: false,
  beginsAbout: false,
  endsAbout: false,
  count: null,
  isEndless: false,
  spans: [],
};

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
interface LooseBound extends SaidDays {
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

const dayBy = (dayOf: (year: number) => DayNumber): SaidDay => ({
  ...NONE_SAID,
  feast: { dayIn: dayOf, isOfOneWeekday: true },
});

/** "I advent", "hele våren", "ut våren", and "hver mandag fram til jul", whose last day is surely before it. */
const seasonsIn = (line: string): LooseBound[] =>
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
