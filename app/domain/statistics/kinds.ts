/** In the order shown; each is a column of the sums. */
export const COUNTED_KINDS = [
  "views",
  "calendar_adds",
  "favorites",
  "shares",
  "ticket_clicks",
  "direction_clicks",
  "embeds",
  "subscriptions",
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Pages opened from within the product, and links that lead out. */
export const TOLD_KINDS = [
  "views",
  "calendar_adds",
  "favorites",
  "shares",
  "ticket_clicks",
  "direction_clicks",
] as const satisfies readonly CountedKind[];
export type ToldKind = (typeof TOLD_KINDS)[number];

export interface CountedUse {
  kind: CountedKind;
  content_type: "event" | "organizer";
  content_id: string;
}

export type Sums = Readonly<Partial<Record<CountedKind, number>>>;

/** What is under one step is never shown, zero included: that nothing was done is told of nobody, either. */
export const STEP = 5;

/** "Fewer than five", or rounded down to a whole step. */
export type Shown = number | "few";

/** Sums too, so that a number under five can't be worked out from others: see docs/features/statistics.md. */
export const shownNumber = (sum: number): Shown => (sum < STEP ? "few" : sum - (sum % STEP));

export const shownChange = (now: Shown, before: Shown): number | null =>
  now === "few" || before === "few" ? null : now - before;

export const sumOf = (sums: Sums | undefined, kind: CountedKind): number => sums?.[kind] ?? 0;

export const sumsOf = (periods: readonly Sums[]): Sums =>
  Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, periods.reduce((sum, each) => sum + sumOf(each, kind), 0)]));

export const showsAny = (sums: Sums, hidden: readonly CountedKind[]): boolean =>
  COUNTED_KINDS.some((kind) => !hidden.includes(kind) && shownNumber(sumOf(sums, kind)) !== "few");

/** Their parts would say what a small whole is made of. */
export const kindsTooFew = (whole: Sums | undefined): CountedKind[] =>
  COUNTED_KINDS.filter((kind) => shownNumber(sumOf(whole, kind)) === "few");
