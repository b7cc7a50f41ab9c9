/** The time within which a repeated submission counts as the same one. */
export const JUST_NOW_MS = 10 * 60_000;

/** Returns whether a moment is so recent that the same submission may be a retry. */
export const isJustNow = (moment: Date, now: Date) => Math.abs(now.getTime() - moment.getTime()) <= JUST_NOW_MS;
