import { mondayOfWeek } from "~/domain/plain-words/when";
import { dayIn, SUNDAY } from "~/domain/time/days-and-moments";
import { daysOffIn, EXCEPT_WORDS, type IsOff } from "./days-off";
import { NONE_SAID, type SaidDays } from "./said-days";
import { type LooseBound, seasonsIn } from "./season-bounds";
import type { Token } from "./time-words";

const WEEKDAY_BEFORE = "(?:\\p{L}{2,7}dag(?:en)?\\s|\\p{L}{3,6}day\\s)?(?:den\\s)?";
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})[\\s:(.]{1,3}${WEEKDAY_BEFORE}$`, "iu");

const FROM = before(
  "(?<!bortsett )(?:fra|frå)|from|f\\.?o\\.?m\\.?|fra og med|frå og med|oppstart(?:\\sfra)?|(?:start(?:er|ar)?|begynner|byrjar)(?:\\s(?:igjen|att|opp|opp att|oppatt|opp igjen))?(?: etter \\p{L}+)?|(?:(?:første|neste) gang|(?:fyrste|neste) gong)(?:\\s(?:etter|på|i|over) \\p{L}+)?|starting|mellom",
);
const UNTIL = before(
  "(?:(?:fr[ae]m|helt|heilt) )?(?:til(?: og med)?|t\\.?o\\.?m\\.?)|until|siste gang|siste gong|slutt(?:er|ar)?(?: for \\p{L}+)?|avslutt(?:es|ning)",
);
/** "Siste gang før jul" ends a rhythm; without one it is an event. */
const LAST_OF_RULE = before("siste (?:(?:gang|gong) )?(?:før|i) \\p{L}+");
/** On the day that a course starts it takes place. */
const STARTS =
  /(?:(?:start(?:er|ar)?|begynner|byrjar)(?:\s(?:igjen|att|opp att|oppatt|opp igjen))?|(?:første gang|fyrste gong)(?:\s(?:etter|på|i|over) \p{L}+)?|siste gang|slutt|avslutning|starting)[\s:(.]{1,3}(?:\p{L}{2,7}dag\s)?(?:den\s)?$/iu;
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

export interface RuleBounds {
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
  const bounds: RuleBounds = { ...NO_BOUNDS, except: [], others: [], spans: [] };
  let isExcept = false;
  for (const said of days.flatMap(withEndApart(line))) {
    const ahead = line.slice(Math.max(0, said.at - 40), said.at);
    const match = EXCEPT.exec(ahead) ?? FROM.exec(ahead) ?? UNTIL.exec(ahead) ?? LAST_OF_RULE.exec(ahead);
    const begins = match ? said.at - ahead.length + match.index : said.at;
    if (EXCEPT.test(ahead) || (isExcept && match === null)) {
      isExcept = true;
      bounds.except.push(said);
    } else if (said.last && (match || bounds.from === null)) bounds.from = said;
    else if (FROM.test(ahead)) bounds.from = said;
    else if (said.isEnd || UNTIL.test(ahead) || LAST_OF_RULE.test(ahead)) bounds.until = said;
    else bounds.others.push(said);
    if (!EXCEPT.test(ahead) && match) isExcept = false;
    const note = isExcept ? (/^\s?\([^()]{0,40}\)/.exec(line.slice(said.end))?.[0].length ?? 0) : 0;
    bounds.spans.push({ at: begins, end: said.end + note });
  }
  const off = daysOffIn(line, tokens);
  bounds.isOff = off.isOff;
  bounds.spans.push(...off.spans);
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

/** "Fra januar", "til og med uke 20": the only month, or week, of the line. */
const boundOf =
  (line: string, tokens: readonly Token[]) =>
  (token: Token): LooseBound[] => {
    if (token.kind !== "month" && token.kind !== "week") return [];
    const { at, end, kind } = token;
    const ahead = line.slice(Math.max(0, at - 40), at);
    const [from, until] = [FROM.exec(ahead), UNTIL.exec(ahead)];
    const said = from ?? until;
    // "Mandag til fredag uke 50" is in that week.
    const isAhead = said && !/da[gy]/iu.test(said[0]);
    if (!isAhead || tokens.filter((one) => one.kind === kind).length > 1) return [];
    const [year, ...years] = tokens.flatMap((one) => (one.kind === "year" ? [one.year] : []));
    const dayOf = (one: number) =>
      token.kind === "week"
        ? mondayOfWeek(token.week, one) + (from ? 0 : SUNDAY)
        : dayIn(one, token.month + (from ? 0 : 1), from ? 1 : 0);
    return [
      {
        of: from ? "from" : "until",
        first: {
          ...NONE_SAID,
          year: years.length === 0 ? (year ?? null) : null,
          feast: { dayIn: dayOf, isOfOneWeekday: true },
        },
        last: null,
        // "Til april" may be to its beginning.
        isAbout: kind === "month" && !/(?:med|m\.?|kl)\s$/iu.test(said[0]),
        at: at - ahead.length + said.index,
        end,
      },
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

/** "Utenom 23. og 30. desember, til 31. januar": the last is where it ends. */
const withEndApart =
  (line: string) =>
  (said: SaidDays): SaidDays[] => {
    const { first, last, at, end } = said;
    const found = last && APART.exec(line.slice(at, end));
    return found
      ? [
          { first, last: null, at, end: at + found.index },
          { first: last, last: null, at: at + found.index + found[0].length, end },
        ]
      : [said];
  };
const APART = /,\s(?:fr[ae]m\s)?(?:til|t\.?o\.?m\.?)(?:\sog\smed)?\s/iu;
