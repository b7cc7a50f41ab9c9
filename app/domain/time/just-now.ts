/** Who got no answer has sent the same again by then. */
export const JUST_NOW_MS = 10 * 60_000;

/** Whether somebody who got no answer may well be sending the same again. */
export const isJustNow = (moment: Date, now: Date) => Math.abs(now.getTime() - moment.getTime()) <= JUST_NOW_MS;
