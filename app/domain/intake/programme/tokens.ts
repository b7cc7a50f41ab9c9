import type { Feast } from "../church-year";
import { NUMBER_RULES } from "./number-tokens";
import { WORD_RULES } from "./word-tokens";

/** What a line of a programme says of time. Whatever is none of these is text. */
export type TimeWord =
  | { kind: "weekday"; weekday: number; isPlural: boolean }
  | { kind: "month"; month: number }
  /** A day of a month: "9.", or "9" where a month follows. */
  | { kind: "date"; date: number }
  /** "09.08", "9/8", "27.08.2026", "9. august". `clock` is set where it may be a time as well. */
  | { kind: "numeric"; date: number; month: number; year: number | null; clock: string | null }
  | { kind: "feast"; feast: Feast }
  | { kind: "year"; year: number }
  /** HH:MM; null where it is said in words. `isVague` where morning or evening may be meant: "kl. 7"; `isZoned` with an offset. */
  | { kind: "clock"; time: string | null; isVague: boolean; isAbout: boolean; isZoned: boolean }
  | { kind: "every"; step: number }
  /** Of each month; -1 is the last. */
  | { kind: "monthly"; nths: number[]; weekday: number }
  | { kind: "parity"; isEven: boolean }
  | { kind: "week"; week: number };

export type Token = TimeWord & { at: number; end: number };

export interface Surroundings {
  line: string;
  at: number;
  end: number;
  last: Token | undefined;
}

export interface TokenRule {
  /** Sticky, and bounded: it looks at no more than some dozen characters. */
  pattern: RegExp;
  /** Null where it only looks like it. */
  read(match: RegExpExecArray, around: Surroundings): TimeWord | null;
}

interface TokenRules {
  rules: readonly TokenRule[];
  /** Fits where one of them does: most words are none, and are passed over at once. */
  any: RegExp;
}

const together = (rules: readonly TokenRule[]): TokenRules => ({
  rules,
  any: new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join("|"), "iuy"),
});

const OF_NUMBERS = together(NUMBER_RULES);
const OF_WORDS = together(WORD_RULES);

const isDigit = (code: number) => code >= 48 && code <= 57;
const isWordStart = (line: string, at: number) =>
  isLetter(line, at) && (at === 0 || !/[\p{L}\d\ue000]/u.test(line[at - 1]!));
const isLetter = (line: string, at: number) => /\p{L}/u.test(line[at]!);

/** Everything that a line says of time, from left to right. */
export function timeWordsOf(line: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const rules = isDigit(line.charCodeAt(at)) ? OF_NUMBERS : isWordStart(line, at) ? OF_WORDS : null;
    const token = rules && tokenAt(rules, line, at, found.at(-1));
    if (token) found.push(token);
    at = token?.end ?? nextStart(line, at);
  }
  return found;
}

function tokenAt({ rules, any }: TokenRules, line: string, at: number, last: Token | undefined): Token | null {
  any.lastIndex = at;
  if (!any.test(line)) return null;
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (!match) continue;
    const end = at + match[0].length;
    const word = read(match, { line, at, end, last });
    if (word) return { ...word, at, end };
  }
  return null;
}

/** Tokens begin where a word or number does. */
function nextStart(line: string, at: number): number {
  let next = at + 1;
  if (isDigit(line.charCodeAt(at))) while (next < line.length && isDigit(line.charCodeAt(next))) next++;
  else if (isLetter(line, at)) while (next < line.length && isLetter(line, next)) next++;
  return next;
}
