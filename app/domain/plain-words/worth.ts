import type { DayNumber } from "~/domain/time/days-and-moments";
import type { KnownNames, Part } from "./parts";
import type { WordSpan } from "./spans";
import type { Word } from "./words";

/** For each word that a part explains: what was said outright is more than what may be meant. */
export const WORTH = {
  /** Of a place, the longer name included. */
  unwanted: 3.5,
  when: 3,
  place: 3,
  phrase: 2.8,
  house: 2.6,
  /** Of a small place without a preposition. */
  small_place: 2.25,
  /** "Ungdoms klubb". */
  joined: 2.1,
  kind: 2,
  compound: 1.9,
  /** Several that say nothing together. */
  said: 1.6,
  of_house: 1.5,
  small: 1,
  of_name: 0.5,
  common: 0.6,
  word: 0.5,
  plain: 0.4,
  hint: 0.3,
};

export type Valued = { part: Part; worth: number };

export const worthOf = (part: Part, each: number): Valued => ({ part, worth: each * (part.to - part.from) });

/** What is asked, and what the tables and the caller know of it. */
export interface Sentence {
  words: readonly Word[];
  spans: readonly WordSpan[];
  today: DayNumber;
  known: KnownNames;
}

export const isIn = ({ spans }: Sentence, at: number, ...names: string[]) =>
  spans.some(({ from, to, meaning }) => from <= at && at < to && names.includes(meaning.as));
