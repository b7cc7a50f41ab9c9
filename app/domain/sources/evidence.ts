/**
 * Said: in its own words. Derived: worked out, as a year from a weekday. Inherited: of a heading or a line for all.
 * Guessed: nothing but nearness tells it.
 */
export type How = "said" | "derived" | "inherited" | "guessed";

interface Quote {
  /** Or row, from 1. */
  line: number;
  /** As they were read, cut to MOST_QUOTED characters. */
  words: string;
  /** Of a day: nothing but its year is told there. */
  isOnlyYear?: boolean;
}

/** How a value is known, and what says it; a heading comes after the line below it. */
export interface KnownBy {
  how: How;
  quotes: Quote[];
}

/** Why each value of an event stands there; null where there is no such value. */
export interface Evidence {
  title: KnownBy;
  day: KnownBy;
  clock: KnownBy | null;
  place: KnownBy | null;
}

export const MOST_QUOTED = 80;
