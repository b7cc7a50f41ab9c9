import { present } from "~/domain/values";

/** The same numbers for the same seed. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [from, to). */
  between(from: number, to: number): number;
  /** Both included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
  /** Around 0 with deviation 1. */
  gaussian(): number;
  /** Lower-case letters and digits. */
  id(length: number): string;
}

/** Each seed has its own sequence: more numbers in one place move nothing elsewhere. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => present(from[whole(0, from.length - 1)], "something to pick from"),
    sample: (from, count) => shuffled(from, whole).slice(0, count),
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    id: (length) => Array.from({ length }, () => ID_LETTERS[whole(0, ID_LETTERS.length - 1)]).join(""),
  };
}

const ID_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

function shuffled<T>(from: readonly T[], whole: (from: number, to: number) => number): T[] {
  const all = [...from];
  for (let i = all.length - 1; i > 0; i--) {
    const j = whole(0, i);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
