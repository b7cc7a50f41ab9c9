import type { DayNumber } from "~/domain/time/days-and-moments";
import { wordKey } from "./words";

export type Unit = "day" | "week" | "weekend" | "month" | "year";
type Relation =
  | "before"
  | "until"
  | "after"
  | "from"
  | "to"
  | "around"
  | "between"
  | "and"
  | "or"
  | "within"
  | "later"
  | "earlier"
  | "ahead"
  | "instead";

/** A part of a year that people name: "i jula", "til sommeren". */
export type Season = (year: number) => [from: DayNumber, to: DayNumber];

/** What one word, or several, may mean by themselves. */
export type Meaning =
  /** `isUnread`: it says something that no search can look for. */
  | { as: "small"; isUnread?: boolean }
  /** A small word that places and days stand after; `isFrom`: only places. */
  | { as: "in"; isFrom?: boolean }
  | { as: "weekday"; weekday: number; hours?: readonly number[] }
  | { as: "weekdays"; weekday: number; hours?: readonly number[] }
  /** Monday to Friday, or some of them. */
  | { as: "workdays"; days?: readonly number[]; hours?: readonly number[] }
  | { as: "month"; month: number; isShort?: boolean }
  /** The `nth`; -1: the last. */
  | { as: "nth"; nth: number }
  | { as: "number"; number: number }
  | { as: "unit"; unit: Unit }
  | { as: "which"; which: "this" | "next" | "coming" | "last" }
  | { as: "every" }
  /** A part of what follows: "første halvdel av". */
  | { as: "share"; share: readonly [from: number, to: number] }
  /** What follows is not wanted. */
  | { as: "not" }
  /** What follows is not to be there, or may be told not to be. */
  | { as: "without" }
  /** Stands before the number of a day. */
  | { as: "the" }
  /** Behind a length of time: "en uke siden". */
  | { as: "ago" }
  /** So many days from today. */
  | { as: "day"; offset: number; hours?: readonly number[] }
  | { as: "part"; hours: readonly number[]; isWord?: boolean }
  | { as: "clock" }
  | { as: "time"; hour: number; minute: number }
  /** Before the hour: "halv åtte", "kvart på åtte". */
  | { as: "short" }
  | { as: "halfDay"; isLate: boolean }
  | { as: "relation"; relation: Relation }
  | { as: "season"; season: Season; isWord?: boolean }
  /** Several words for what one word is found by. */
  | { as: "words"; words: string };

/** Some words side by side, and one of their meanings; `to` is excluded. */
export interface WordSpan<M = Meaning | Read> {
  from: number;
  to: number;
  meaning: M;
}

/** What digits say. */
export type Read =
  /** `first`: of several days, in "15.–17.1". */
  | { as: "date"; month: number; date: number; year?: number; first?: number }
  | { as: "age"; age: number }
  | { as: "feast"; dayIn: (year: number) => DayNumber };

/** A line: what it means, and the words for it, commas between them. */
export type Lexicon = readonly (readonly [words: string, meaning: Meaning])[];

interface Entry {
  /** As written, lower case. */
  texts: readonly string[];
  meaning: Meaning;
}

export interface Tables {
  /** By the first word's key. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** The keys of all words. */
  keys: ReadonlySet<string>;
  /** What is told by one word, as written. */
  plain: ReadonlySet<string>;
}

export function tablesOf(lexicons: readonly Lexicon[]): Tables {
  const entries = new Map<string, Entry[]>();
  for (const [written, meaning] of lexicons.flat()) {
    for (const phrase of written.split(",").filter((words) => words.trim())) {
      const texts = phrase.trim().split(/[ -]+/);
      const first = wordKey(texts[0] ?? "");
      entries.set(first, [...(entries.get(first) ?? []), { texts, meaning }]);
    }
  }
  const all = [...entries.values()].flat();
  return {
    entries,
    keys: new Set(all.flatMap(({ texts }) => texts.map(wordKey))),
    plain: new Set(all.flatMap(({ texts }) => (texts.length === 1 ? texts : []))),
  };
}

/** The hours from the first to the last, both included. */
export const hoursFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

export const MORNING = hoursFrom(5, 10);
export const FORENOON = hoursFrom(8, 12);
export const AFTERNOON = hoursFrom(12, 17);
export const EVENING = hoursFrom(17, 23);
export const NIGHT = [...hoursFrom(22, 23), ...hoursFrom(0, 4)];
export const DAYTIME = hoursFrom(8, 15);
