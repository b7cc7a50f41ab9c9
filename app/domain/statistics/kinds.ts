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
