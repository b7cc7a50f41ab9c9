import type { Doubt } from "~/domain/sources/understood";
import { isBound, isNightBefore } from "./bounds";
import { type Move, moveIn } from "./moves";
import { type Occasion, occasionsOf } from "./occasions";
import { isCancelled, MOVED, ownMatterOf, type OwnMatter, RESERVED } from "./other-matter";
import { withoutOtherNumbers } from "./other-numbers";
import { BLANK } from "./plain-lines";
import { ruleIn, type SaidRule } from "./rules";
import type { SaidDays } from "./said-days";
import { type Repetition, saidRepetition } from "./said-repetition";
import { hasUnreadHours, type LinesAround, settleNumbers, type ToldInLine } from "./settle-numbers";
import { type GivenWords, type Token, withoutLetters } from "./time-words";
import { timeWordsOf } from "./tokens";
import { type When, whensIn } from "./whens";

/** What every line says; a text asks more of it, see sayLine(). */
export interface SaidEventLine {
  text: string;
  tokens: Token[];
  occasions: Occasion[];
  repeats: Repetition | null;
  /** What its words leave open. */
  open: Doubt[];
  hindrance: "cancelled" | "no_event" | "relative" | "moved" | null;
  move: Move | null;
  /** What a text asks further. */
  from: { cut: string; legible: string; others: OwnMatter["others"]; whens: readonly When[]; rule: SaidRule | null };
}

export function sayEventLine(written: string, around: LinesAround): SaidEventLine {
  const given = around.given?.(written);
  const text = given ? withoutLetters(written, given.told) : written;
  const move = moveIn(text, given?.tokens);
  const own = (around.ownMatterIn ?? ownMatterOf)(move?.line ?? text);
  const legible = withoutOtherNumbers(own.legible ?? own.line.replace(OF_OTHERS, (part) => BLANK.repeat(part.length)));
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
    from: { cut: text, legible, others: own.others, whens, rule },
  };
}

/** "Speiderkveld kl. 18.00 (Tweens 17.30)". */
const OF_OTHERS = /\(\p{Lu}\p{L}+(?: \p{L}+)?(?: kl\.?)? \d{1,2}[.:]\d\d\)/gu;

const ownOf = (given: GivenWords | undefined, own: string) =>
  given?.tokens.filter(({ at }) => own.charAt(at) !== BLANK);

/** "Øvelse, deretter årsmøte kl 20.30": the hour is of what comes then. */
const THEN = /(?<!\p{L})(?:deretter|påfølgende|followed by)\s[^\d.]{3,40}(?:kl\.?\s?)?\d/iu;
/** "Grøt etter møtet kl. 11", "dørene åpnes 18.30": of something else. */
const AFTER =
  /(?<!\p{L})(?:(?:etter|før) (?:gudst\p{L}+|mess[ae]n?|møtet|konserten) (?:kl\.?\s?)|(?:dør(?:e[rn]e?|ane)|doors?|innslipp)\s[^\d,.]{0,12})\d/iu;
/** "Møte dagen etter lørdag 5. desember", "og dagen etter kl 16": of another day than is named. */
const BESIDE_DAY =
  /(?<!\p{L})(?:dagen|kvelden|natten|natta|morgenen|helgen|helga|uken|uka|veka|\p{L}+dagen) (?:etter|før)(?!\p{L})|(?<!\p{L})(?:dag|dager|dagar|uke|uker|veke|veker) (?:senere|seinare)(?!\p{L})/iu;
const hasMoreThen = (line: string) => /\p{L}{3}/u.test(line.slice(0, THEN.exec(line)?.index ?? 0));

/** "13 eller 14 mars", "torsdag eller fredag". */
const EITHER =
  /(?<!\p{L})(?:eller|el\.?|or|alternativt|evt\.?|eventuelt)\s(?:(?:på|on)\s)?(?:(?:\p{L}+da[gy]\s)?(?:den\s|kl\.?\s?)?\d{1,4}(?!\d|\s?(?:kr|for|barn|år|,-))|\p{L}{3,6}da[gy](?!\p{L}))/iu;

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

function hindranceOf(
  text: string,
  move: Move | null,
  told: ToldInLine,
  around: LinesAround,
): SaidEventLine["hindrance"] {
  if (isCancelled(text)) return "cancelled";
  if (move !== null) return move.line === null ? "moved" : null;
  return around.noEventIn?.(text, told) ?? null;
}

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
