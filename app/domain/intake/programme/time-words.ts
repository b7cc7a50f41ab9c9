import { calendarDate, type DayNumber } from "~/domain/time/days-and-moments";
import type { FeastDay } from "~/domain/time/feast-days";
import { latin } from "./latin";

export type TimeWord =
  | { kind: "weekday"; weekday: number; isPlural: boolean }
  | { kind: "month"; month: number }
  /** A day of a month: "9.", or "9" where a month follows. */
  | { kind: "date"; date: number }
  /** "09.08", "9/8", "27.08.2026", "9. august"; `clock` where it may be a time as well. */
  | { kind: "numeric"; date: number; month: number; year: number | null; clock: string | null; last?: Dated }
  /** `isEnd`: of days or dates before it: "ut mai". */
  | { kind: "feast"; feast: FeastDay; isEnd?: true }
  | { kind: "year"; year: number }
  /** HH:MM; `isVague` may be morning or evening ("kl. 7"), `isZoned` has an offset. */
  | { kind: "clock"; time: string; isVague: boolean; isAbout: boolean; isZoned: boolean }
  /** `weekdays` where it names them: "hver dag", "hverdager". */
  | { kind: "every"; step: number; weekdays?: number[] | undefined }
  /** Of each month; -1 is the last. */
  | { kind: "monthly"; nths: number[]; weekday: number }
  | { kind: "parity"; isEven: boolean }
  | { kind: "week"; week: number };

interface Dated {
  date: number;
  month: number;
  year: number;
}

/** Of a line, from `at` up to `end`. */
export interface Letters {
  at: number;
  end: number;
}

export type Token = TimeWord & Letters;

/** What some words of a line are known to say, by today or by the lines around it. */
export interface GivenWords {
  tokens: readonly Token[];
  /** Words that say nothing besides. */
  told: readonly Letters[];
}

export const dayToken = ({ at, end }: Letters, first: DayNumber, last: DayNumber | null = first): Token => ({
  kind: "numeric",
  ...calendarDate(first),
  clock: null,
  ...(last !== null && last !== first && { last: calendarDate(last) }),
  at,
  end,
});

/** Letter for letter. */
export const withoutLetters = (line: string, spans: readonly Letters[], instead = " "): string =>
  spans.reduce((rest, { at, end }) => rest.slice(0, at) + instead.repeat(end - at) + rest.slice(end), line);

export interface TokenSurroundings {
  line: string;
  at: number;
  end: number;
  last: Token | undefined;
}

export interface TokenRule {
  /** Sticky, and bounded to some dozen characters. */
  pattern: RegExp;
  /** Null where it only looks like it. */
  read(match: RegExpExecArray, around: TokenSurroundings): TimeWord | null;
}

export const tokenRule = (pattern: string, read: TokenRule["read"]): TokenRule => ({
  pattern: latin(pattern, "iy"),
  read,
});
/** Of a word. */
export const END = "(?!\\p{L})";

const LONGEST_GAP = 40;

const NEAR = latin(
  /^[\s,.:()–—\-/&+]*(?:(?:den|dag|d|kl|klokka|klokken|ca|omtrent|rundt|fra|frå|til|te|og med|og|samt|and|und|to|until|from|at|on|the|von|bis|um|od|do|de|a|las|від|до|t\.?o\.?m|med|både|også|begge dager|begge dagar|dato|tid|mellom|between)(?!\p{L})[\s,.:()–—\-/&+]*){0,5}$/iu,
);
const TO = latin(/[-–—]|(?<!\p{L})(?:til|te|t\.?o\.?m|to|until|bis|do|a|до)(?!\p{L})/iu);
const AND = latin(/[,/&+]|(?<!\p{L})(?:og|samt|and|und)(?!\p{L})/iu);

/** "15.00 Te 16.00 Andakt", "kl 15 te, kl 16 andakt", but "kl 17 te 19". */
const TEA = /Te(?!\p{L})|(?<!\p{L})te[,.]/u;

export const isNear = (gap: string): boolean => gap.length <= LONGEST_GAP && NEAR.test(gap) && !TEA.test(gap);

export type Join = "to" | "and" | "next";

export const joinOf = (gap: string): Join => (TO.test(gap) ? "to" : AND.test(gap) ? "and" : "next");
