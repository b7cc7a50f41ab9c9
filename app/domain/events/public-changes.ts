import { dateFromUnix, firstUnixSecondFrom } from "../time/unix-time";

/** What may become of an event that everybody may see. What is hidden, held or merged into another is deleted for them. */
export const CHANGE_KINDS = ["created", "changed", "state", "deleted"] as const;

/** Days that changes are told of. */
export const CHANGES_KEPT_DAYS = 90;

const MICROSECONDS = 1_000_000;

/** Returns the place in the log of changes before everything from a moment on. */
export const placeBefore = (moment: Date): number => firstUnixSecondFrom(moment) * MICROSECONDS - 1;

/** Returns when the change at a place was told, to the second. */
export const momentOfPlace = (seq: number): Date => dateFromUnix(Math.floor(seq / MICROSECONDS));
