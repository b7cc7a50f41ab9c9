import { dateFromUnix, firstUnixSecondFrom } from "../time/days-and-moments";

/** What is hidden, held or merged into another is deleted for everybody. */
export const CHANGE_KINDS = ["created", "changed", "state", "deleted"] as const;

export const CHANGES_KEPT_DAYS = 90;

const MICROSECONDS = 1_000_000;

/** The place in the log of changes before everything from a moment on. */
export const placeBefore = (moment: Date): number => firstUnixSecondFrom(moment) * MICROSECONDS - 1;

export const momentOfPlace = (seq: number): Date => dateFromUnix(Math.floor(seq / MICROSECONDS));
