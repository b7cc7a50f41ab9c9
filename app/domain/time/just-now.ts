/** A repeated submission within this counts as the same one. */
export const JUST_NOW_MS = 10 * 60_000;

export const isJustNow = (moment: Date, now: Date) => Math.abs(now.getTime() - moment.getTime()) <= JUST_NOW_MS;
