import type { Position } from "~/domain/places/position";
import type { DayNumber } from "~/domain/time/days-and-moments";
import type { WordSpan } from "./lexicon";
import type { TimeMeant } from "./when";
import type { Word } from "./words";

export interface NamedPlace {
  /** Identifies it: "Bodø", "Sande, Holmestrand", "0450 Oslo". */
  name: string;
  position: Position;
  /** Of a region, or of several towns; a town's is the search's. */
  radiusKm?: number;
  /** Its name is known to all. */
  isLarge?: boolean;
}

/** What the reader asks of the rest: all by keys (see wordKey). */
export interface KnownNames {
  /** Of one to four words; the one that is written so, of several. */
  place(key: string, written?: string): NamedPlace | null;
  /** All of a name, the largest first. */
  places(key: string): NamedPlace[];
  /** A large town, or a kind, one slip away; null of what is known itself. */
  meant(key: string): string | null;
  /** A kind of event, a fact, a family of churches, a language. */
  isKind(key: string): boolean;
  /** By its own name, not by how it ends. */
  isNamedKind(key: string): boolean;
  /** The town that is closest. */
  nearest(position: Position): NamedPlace | null;
  /** The town of a house by its own name. */
  townOfHouse(key: string): NamedPlace | null;
}

/** Words of the sentence side by side; `to` is excluded. */
export type Part = { from: number; to: number } &
  /** `km`: so wide is the circle that is asked for. */
  (
    | { as: "small"; joins?: "or" | "and" | "instead"; isUnread?: boolean; km?: number }
    /** `town`: one is called so too; `at`: where the house of that name stands; `isAge`: for whom, by years. */
    | { as: "word"; word: string; town?: NamedPlace; at?: NamedPlace; isAge?: true }
    | { as: "not"; word: string }
    | { as: "when"; when: TimeMeant; word?: string; of?: readonly string[] }
    /** `others`: towns of the same name. */
    | { as: "place"; place: NamedPlace; isCommon?: boolean; others?: readonly NamedPlace[] }
  );

export type PlacePart = Extract<Part, { as: "place" }>;

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
  joining: 1.01,
  small: 1,
  of_name: 0.5,
  common: 0.6,
  word: 0.5,
  plain: 0.4,
  hint: 0.3,
};

export type Valued = { part: Part; worth: number };

export const worthEach = (part: Part, each: number): Valued => ({ part, worth: each * (part.to - part.from) });

/** What is asked, and what the tables and the caller know of it. */
export interface Sentence {
  words: readonly Word[];
  spans: readonly WordSpan[];
  today: DayNumber;
  known: KnownNames;
}

export const isIn = ({ spans }: Sentence, at: number, ...names: string[]) =>
  spans.some(({ from, to, meaning }) => from <= at && at < to && names.includes(meaning.as));
