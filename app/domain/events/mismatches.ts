import { DAY_MS, HOUR_SECONDS } from "~/domain/time/unix-time";
import type { EventTimes } from "./span";

/** What a visitor found otherwise than announced. */
export const MISMATCHES = ["nobody", "time", "place"] as const;
export type Mismatch = (typeof MISMATCHES)[number];

/** What the organizer did: put it right, or found that it was right all along. */
export const MISMATCH_ANSWERS = ["fixed", "right"] as const;

const FROM_HOURS_BEFORE = 3;
const UNTIL_DAYS_AFTER = 7;

/** Returns whether visitors can say that something was not as announced: they stand there now, or stood there lately. */
export function canSayMismatch({ start, end }: EventTimes, now: Date): boolean {
  const from = start.getTime() - FROM_HOURS_BEFORE * HOUR_SECONDS * 1000;
  return now.getTime() >= from && now.getTime() <= (end ?? start).getTime() + UNTIL_DAYS_AFTER * DAY_MS;
}

/** How many days back an organizer's mismatches count together. */
export const REPEATED_WITHIN_DAYS = 90;

/** From so many networks, and on so many days, they are no longer somebody's mistake, and moderators are asked to look. */
export const REPEATED_TIMES = 3;
