import type { Doubt } from "~/domain/sources/understood";
import { clockAt } from "./beside-number";
import { withoutMeasures } from "./measures";
import type { Occasion } from "./occasions";
import type { OwnMatter } from "./other-matter";
import { type GivenWords, isNear, type Token } from "./time-words";

export interface ToldInLine {
  hasOthers: boolean;
  tokens: readonly Token[];
  said: readonly Occasion[];
  isDated: boolean;
}

export interface LinesAround {
  hasDay: boolean;
  leadingDates: boolean;
  mayHaveMonthFirst: boolean;
  /** The line tells of one event. */
  isAlone?: boolean;
  given?(line: string): GivenWords;
  /** As ownMatterOf(), of a text that tells of more than events. */
  ownMatterIn?(line: string): OwnMatter;
  /** Why a line of such a text may tell of none. */
  noEventIn?(text: string, told: ToldInLine): "no_event" | "relative" | null;
}

/** Further on, a lone "4.10" may as well be a paragraph or a price. */
const LINE_START = 3;

export function settleNumbers(
  line: string,
  all: readonly Token[],
  { hasDay, leadingDates }: Pick<LinesAround, "hasDay" | "leadingDates">,
): { tokens: Token[]; open: Doubt[] } {
  const tokens = withoutMeasures(line, all);
  let isDayKnown = tokens.some((token) => isDay(token) && !isOpen(token));
  const open: Doubt[] = [];
  const settled = tokens.flatMap((token, index): Token | [] => {
    if (!isOpen(token)) return token;
    const [previous, next] = [tokens[index - 1], tokens[index + 1]];
    const isAfterWeekday = previous?.kind === "weekday" && isNear(line.slice(previous.end, token.at));
    const isAlone = !isAfterWeekday && !(next?.kind === "clock" && isNear(line.slice(token.end, next.at)));
    if (isListed(line, tokens, index)) return { ...token, clock: null };
    if (isDayKnown && isAlone) return asClock(token);
    if (isAlone && !(leadingDates && /^[^\p{L}\d]*$/u.test(line.slice(0, token.at)))) open.push("date_or_time");
    if (isAlone && hasDay) return asClock(token);
    if (isAlone && token.at > LINE_START && !tokens.some(({ kind }) => kind === "clock")) return [];
    isDayKnown = true;
    return { ...token, clock: null };
  });
  return { tokens: settled, open };
}

const LIST = /^\s?(?:,|og|&|\+|,?\sog)\s?$/;

/** "13.9, 27.9, 11.10 og 25.10": among days it is one. */
function isListed(line: string, tokens: readonly Token[], index: number): boolean {
  const [one, other] = [tokens[index - 1], tokens[index]];
  return one?.kind === "numeric" && other !== undefined && LIST.test(line.slice(one.end, other.at));
}

type OpenToken = Token & { kind: "numeric"; clock: string };

const isOpen = (token: Token): token is OpenToken => token.kind === "numeric" && token.clock !== null;

const isDay = ({ kind }: Token) => kind === "numeric" || kind === "date" || kind === "feast";

const asClock = ({ clock, at, end }: OpenToken): Token => ({ ...clockAt(clock), at, end });

const DAY = "(0?[1-9]|[12]\\d|3[01])";
/** Of a day and a month, in either order, and their year. */
export const SLASHES = new RegExp(`(?<![\\d/])${DAY}/${DAY}/(20\\d\\d)(?![\\d/])`, "g");

export const hasEitherMonth = (line: string): boolean =>
  [...line.matchAll(SLASHES)].some(
    ([, first, second]) => first !== second && Number(first) <= 12 && Number(second) <= 12,
  );

/** Not ages, classes, weeks: "alder 11-15", "trinn 5-7", "11–15-åringer". */
const RANGE =
  /(?<![\p{L}\d]|\d\s?[.,:/–-]\s?|(?:[Aa]lder|[Aa]lderen|[Tt]rinn|[Kk]lasse|[Uu]ke|[Vv]eke):?\s?)(\d{1,2})\s?[-–]\s?(\d{1,2})(?=\s?(?:$|[.,;:!?)|](?!\d)|\p{Lu}|(?:i|på|ved|med|og|for)\s))/gu;

/** "Julemesse 11-15. Loddtrekning kl. 14.30" has hours besides its clock; `rest` is what was not read. */
export const hasUnreadHours = (rest: string, tokens: readonly Token[]): boolean =>
  /\d\s?[-–]\s?\d/.test(rest) &&
  tokens.some(({ kind }) => kind === "clock") &&
  [...rest.matchAll(RANGE)].some(([, from, to]) => Number(from) < Number(to) && Number(to) <= 24);
