import { unixSeconds } from "~/domain/time/days-and-moments";
import type { HoldReason } from "./run";

/** When (unix seconds) a calendar first seemed to have lost its events, and how many it had then. */
interface Held {
  since: number;
  events: number;
}

export interface RemovalQuestion {
  stored: number;
  shown: number;
  missing: number;
  totalEvents: number;
  isComplete: boolean;
  held: Held | null;
  now: Date;
}

/** `held` is stored for the next run. */
export interface RemovalVerdict {
  reason: HoldReason | null;
  held: Held | null;
  /** So much is gone at once that this is another calendar, not its events cancelled. */
  isMass: boolean;
}

const MANY = 10;
const LEAST_SHARE = 0.35;
const SECOND_LOOK_SECONDS = 3600;

/** An empty, cut-off or much smaller calendar is usually broken: removals wait for the same result an hour later. */
export function checkRemovals(question: RemovalQuestion): RemovalVerdict {
  const reason = question.missing > 0 ? suspicionOf(question) : null;
  if (!reason) return { reason: null, held: null, isMass: false };
  const { held, shown, now } = question;
  const seconds = unixSeconds(now);
  if (!held || !isAlike(held.events, shown)) return { reason, held: { since: seconds, events: shown }, isMass: true };
  return seconds - held.since >= SECOND_LOOK_SECONDS
    ? { reason: null, held: null, isMass: true }
    : { reason, held, isMass: true };
}

function suspicionOf({ stored, shown, totalEvents, isComplete }: RemovalQuestion): HoldReason | null {
  if (!isComplete) return "cut_off";
  if (totalEvents === 0) return "emptied";
  return stored >= MANY && shown < stored * LEAST_SHARE ? "shrunk" : null;
}

/** Not equal, because events also pass between two runs. */
const isAlike = (before: number, after: number) =>
  before === 0 || after === 0 ? before === after : Math.min(before, after) >= Math.max(before, after) * LEAST_SHARE;
