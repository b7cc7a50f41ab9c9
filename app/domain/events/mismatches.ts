import { DAY_MS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import type { EventTimes } from "./span";

export const MISMATCHES = ["nobody", "time", "place"] as const;
export type Mismatch = (typeof MISMATCHES)[number];

export const MISMATCH_ANSWERS = ["fixed", "right"] as const;

const FROM_HOURS_BEFORE = 3;
const UNTIL_DAYS_AFTER = 7;

export function canSayMismatch({ start, end }: EventTimes, now: Date): boolean {
  const from = start.getTime() - FROM_HOURS_BEFORE * HOUR_SECONDS * 1000;
  return now.getTime() >= from && now.getTime() <= (end ?? start).getTime() + UNTIL_DAYS_AFTER * DAY_MS;
}

/** An organizer's mismatches count together so many days back. */
export const REPEATED_WITHIN_DAYS = 90;

/** From so many networks, on so many days, they are no mistake any more: moderators are asked to look. */
export const REPEATED_TIMES = 3;
