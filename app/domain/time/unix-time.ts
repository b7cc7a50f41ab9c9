/** The database and calendars have UTC seconds since 1970. */

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const WEEK_SECONDS = 7 * DAY_SECONDS;

export const DAY_MS = DAY_SECONDS * 1000;

/** Rounded down. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Rounded up: what starts then or later has not started before `moment`. */
export const firstUnixSecondFrom = (moment: Date): number => Math.ceil(moment.getTime() / 1000);

export const dateFromUnix = (seconds: number): Date => new Date(seconds * 1000);
