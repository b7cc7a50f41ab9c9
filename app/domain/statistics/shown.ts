import { COUNTED_KINDS, type CountedKind, type Sums } from "./kinds";

/** Numbers are shown in steps of this; what is under one step is never shown, but for zero. */
export const STEP = 5;

/** A number as people see it: zero, "fewer than five", or rounded down to a whole step. */
export type Shown = number | "few";

/**
 * Returns a number as it is shown. Everything is rounded, sums too, so that a number under five cannot be worked out from
 * the others, nor from what was shown the day before: see docs/decisions/0062-statistics.md.
 */
export function shownNumber(sum: number): Shown {
  if (sum <= 0) return 0;
  return sum < STEP ? "few" : sum - (sum % STEP);
}

/** Returns by how much a shown number differs from another; null where either is too small to tell. */
export const shownChange = (now: Shown, before: Shown): number | null =>
  now === "few" || before === "few" ? null : now - before;

export const sumOf = (sums: Sums | undefined, kind: CountedKind): number => sums?.[kind] ?? 0;

/** Returns the sums of several periods together. */
export const sumsOf = (periods: readonly Sums[]): Sums =>
  Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, periods.reduce((sum, each) => sum + sumOf(each, kind), 0)]));

/** Returns the kinds whose whole is too small to show: their parts would say what it is made of. */
export const kindsTooFew = (whole: Sums | undefined): CountedKind[] =>
  COUNTED_KINDS.filter((kind) => shownNumber(sumOf(whole, kind)) === "few");
