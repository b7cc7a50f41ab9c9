import type { Doubt } from "~/domain/sources/understood";
import { capitalised } from "~/domain/text/capitalised";
import { isBound, isNightBefore } from "./bounds";
import { type Move, moveIn } from "./moves";
import { type Occasion, occasionsOf } from "./occasions";
import { isCancelled, isNoEvent, isRelative, MOVED, ownMatterOf, type OwnMatter, RESERVED } from "./other-matter";
import { withoutNotesInList, withoutOtherNumbers, withoutPartsInBrackets } from "./other-numbers";
import { BLANK } from "./plain-lines";
import { ruleIn } from "./rules";
import type { SaidDays } from "./said-days";
import { isOfWhen, type Repetition, saidRepetition } from "./said-repetition";
import { hasEitherMonth, hasUnreadHours, type LinesAround, settleNumbers, type ToldInLine } from "./settle-numbers";
import { type GivenWords, type Token, withoutLetters } from "./time-words";
import { timeWordsOf } from "./tokens";
import { type When, whensIn } from "./whens";

export interface SaidLine {
  text: string;
  tokens: Token[];
  occasions: Occasion[];
  repeats: Repetition | null;
  /** What its words leave open. */
  open: Doubt[];
  hindrance: "cancelled" | "no_event" | "relative" | "moved" | null;
  move: Move | null;
  url: string | null;
  /** A sentence stands behind the time, and no word before it: "Mandager 17.15. Middag etterpå". */
  tellsMore: boolean;
  /** Beside no day: "Sommerleir 2027". */
  years: number[];
  hasOtherTimes: boolean;
  /** What is about signing up, tickets, doors … */
  beside: string[];
  /** "12.10" may be a clock where the day is known. */
  hasOpenNumber: boolean;
}

/** What a line and one of its times leave open. */
export const openOf = ({ open }: SaidLine, { isUnclear }: Pick<Occasion, "isUnclear">): Doubt[] =>
  isUnclear ? [...open, "several_times"] : open;

export function sayLine(written: string, around: LinesAround): SaidLine {
  const given = around.given?.(written);
  const text = given ? withoutLetters(written, given.told) : written;
  const move = moveIn(text, given?.tokens);
  const own = (around.ownMatterIn ?? ownMatterOf)(move?.line ?? text);
  const legible = withoutOtherNumbers(withoutPartsInBrackets(withoutNotesInList(own.line)));
  const { tokens: all, open } = settleNumbers(legible, timeWordsOf(legible, ownOf(given, own.line)), around);
  const tokens = withoutNamedFeast(all);
  const rule = ruleIn(legible, tokens, around.isAlone);
  const whens = whensIn(legible, rule ? tokens.filter((token) => !rule.tokens.includes(token)) : tokens);
  const repeats = rule ? saidRepetition(own.line, legible, tokens, rule, whens) : null;
  const dated = rule && !repeats ? withWeekday(whens, rule.weekdays) : whens;
  const wordly = rule && !repeats ? withoutLetters(own.line, rule.tokens) : own.line;
  const said = repeats
    ? []
    : occasionsOf(
        wordly,
        dated.map((when) => withNights(legible, when)),
      );
  // "15." of "11-15." looks like a day, and belongs to no time.
  const rest = withoutLetters(legible, [...whens, ...tokens.filter(({ kind }) => kind !== "date")]);
  const isDated = said.some(({ days }) => days.length > 0);
  return {
    text: written,
    tokens,
    occasions: said,
    repeats,
    open:
      said.length === 0 && !repeats
        ? open
        : [
            ...open,
            ...(around.mayHaveMonthFirst && hasEitherMonth(legible) ? (["month_or_day"] as const) : []),
            ...(repeats === null && (move !== null || MOVED.test(text)) ? (["moved"] as const) : []),
            ...(repeats === null && dated.some(({ days }) => days.some((day) => isBound(legible, day)))
              ? (["repeats_without_end"] as const)
              : []),
            ...(repeats === null && hasMonthLeft(tokens, dated) ? (["unread"] as const) : []),
            ...(hasUnreadHours(rest, tokens) ||
            hasMoreThen(legible) ||
            AFTER.test(legible) ||
            BESIDE_DAY.test(rest) ||
            EITHER.test(legible)
              ? (["several_times"] as const)
              : []),
            ...(RESERVED.test(legible) ? (["reserved"] as const) : []),
          ],
    hindrance: hindranceOf(text, move, { hasOthers: own.others.length > 0, tokens, said, isDated }, around),
    move,
    url: /https?:\/\/[^\s|;<>"]{3,300}[^\s|;<>".,)]/i.exec(text)?.[0] ?? null,
    years:
      whens.length > 0 && rule
        ? []
        : tokens.flatMap((token) => (token.kind === "year" && !isOfWhen(token, whens) ? yearsFrom(text, token) : [])),
    tellsMore: tellsMoreIn(legible, tokens),
    hasOtherTimes: own.others.some(({ at, end }) => /\d/.test(text.slice(at, end))),
    beside: besideIn(text, own.others),
    hasOpenNumber: OPEN_NUMBER.test(legible),
  };
}

const ownOf = (given: GivenWords | undefined, own: string) =>
  given?.tokens.filter(({ at }) => own.charAt(at) !== BLANK);

function besideIn(text: string, others: OwnMatter["others"]): string[] {
  return others
    .map(({ at, end }) => text.slice(at, end))
    .filter((part) => !OF_SOMEBODY.test(part))
    .map((written) => {
      const part = written.replace(/^[^\p{L}\d]+|[\s,;:(–-]+$/gu, "");
      return capitalised(part.includes("(") ? part : part.replace(/\)[.\s]*$/, ""));
    });
}

/** Births and deaths. */
const OF_SOMEBODY = /^(?:f|d|født|fødd|born|død|døydde|døpt|gift)(?!\p{L})|^[*†]/iu;

const tellsMoreIn = (line: string, tokens: readonly Token[]): boolean => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || /\p{L}{3}/u.test(line.slice(0, first.at))) return false;
  const clocks = tokens.filter(({ kind }) => kind === "clock");
  return [last, ...clocks].some(({ end }) => /^.?\.\s+\p{Lu}/u.test(line.slice(end - 1, end + 4)));
};

/** "Øvelse, deretter årsmøte kl 20.30": the hour is of what comes then. */
const THEN = /(?<!\p{L})(?:deretter|påfølgende|followed by)\s[^\d.]{3,40}(?:kl\.?\s?)?\d/iu;
/** "Grøt etter møtet kl. 11": of the meeting. */
const AFTER = /(?<!\p{L})(?:etter|før) (?:gudst\p{L}+|mess[ae]n?|møtet|konserten) (?:kl\.?\s?)\d/iu;
/** "Møte dagen etter lørdag 5. desember", "og dagen etter kl 16": of another day than is named. */
const BESIDE_DAY =
  /(?<!\p{L})(?:dagen|kvelden|natten|natta|morgenen|helgen|helga|uken|uka|veka|\p{L}+dagen) (?:etter|før)(?!\p{L})|(?<!\p{L})(?:dag|dager|dagar|uke|uker|veke|veker) (?:senere|seinare)(?!\p{L})/iu;
const hasMoreThen = (line: string) => /\p{L}{3}/u.test(line.slice(0, THEN.exec(line)?.index ?? 0));

/** "13 eller 14 mars", "torsdag eller fredag". */
const EITHER =
  /(?<!\p{L})(?:eller|or|alternativt|evt\.?|eventuelt)\s(?:(?:på|on)\s)?(?:(?:\p{L}+da[gy]\s)?(?:den\s|kl\.?\s?)?\d{1,4}(?!\d|\s?(?:kr|for|barn|år|,-))|\p{L}{3,6}da[gy](?!\p{L}))/iu;

const withNights = (line: string, when: When): When => ({
  ...when,
  days: when.days.map((said) => ({ ...said, isNightBefore: isNightBefore(line.slice(0, said.at)) })),
});

/** A feast named behind day and clock is a title: "29/11 kl 11: Messe 1. søndag i advent". */
function withoutNamedFeast(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  const clock = tokens.findLastIndex(({ kind }) => kind === "clock");
  const isDated = tokens.slice(0, Math.max(clock, 0)).some(({ kind }) => kind === "numeric" || kind === "month");
  return last?.kind === "feast" && clock === tokens.length - 2 && isDated ? tokens.slice(0, -1) : tokens;
}

/** One year, or a season's two: "2026/27". */
function yearsFrom(text: string, { year, end }: Token & { kind: "year" }): number[] {
  const next = /^\s?[/–-]\s?(?:20)?(\d\d)(?!\d)/.exec(text.slice(end))?.[1];
  return next !== undefined && 2000 + Number(next) === year + 1 ? [year, year + 1] : [year];
}

const OPEN_NUMBER = /(?<!\d)(?:[01]?\d|2[0-3])\.(?:0[1-9]|1[0-2])(?!\d)/;

function hindranceOf(text: string, move: Move | null, told: ToldInLine, around: LinesAround): SaidLine["hindrance"] {
  if (isCancelled(text)) return "cancelled";
  if (move !== null) return move.line === null ? "moved" : null;
  return around.noEventIn?.(text, told) ?? null;
}

export const noEventIn: Required<LinesAround>["noEventIn"] = (text, { hasOthers, tokens, said, isDated }) => {
  if (isNoEvent(text, said[0]?.words.title, tokens[0]?.at) || (hasOthers && tokens.length === 0)) return "no_event";
  return !isDated && isRelative(text) ? "relative" : null;
};

/** "Fre, jan 18": a month that is none of the days'. */
const hasMonthLeft = (tokens: readonly Token[], whens: readonly When[]): boolean => {
  const days = whens.flatMap((when) => when.days).flatMap(({ first, last }) => [first.month, last?.month ?? null]);
  const isTold = whens.some(({ days: some, weekday }) => some.length > 0 || weekday !== null);
  return isTold && tokens.some((token) => token.kind === "month" && !days.includes(token.month));
};

/** Days after a plural: "Torsdager 3., 10. og 17. september". */
const withWeekday = (whens: When[], [weekday, ...more]: number[]): When[] =>
  more.length > 0 || weekday === undefined
    ? whens
    : whens.map((when) => ({
        ...when,
        isUnclear: false,
        days: when.days.map((said): SaidDays => ({
          ...said,
          first: { ...said.first, weekday: said.first.weekday ?? weekday },
        })),
      }));
