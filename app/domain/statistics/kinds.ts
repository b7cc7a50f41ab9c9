/** What is counted of an event or an organizer, in the order it is shown. Each is a column of the sums. */
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

/** What browsers tell of: pages opened from within the product, and links that lead out of it. */
export const TOLD_KINDS = [
  "views",
  "calendar_adds",
  "favorites",
  "shares",
  "ticket_clicks",
  "direction_clicks",
] as const satisfies readonly CountedKind[];
export type ToldKind = (typeof TOLD_KINDS)[number];

/** One thing that somebody did; nothing about who. */
export interface CountedUse {
  kind: CountedKind;
  content_type: "event" | "organizer";
  content_id: string;
}

/** Sums by kind; what is missing is zero. */
export type Sums = Readonly<Partial<Record<CountedKind, number>>>;
