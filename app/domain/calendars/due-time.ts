const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often the cron looks: wrangler.toml. */
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
const USUAL = HOUR;

/** How long a run that was put into the queue keeps others away. */
const LEASE = 30 * MINUTE;

/** A run that would be due just after this look at the clock is not left for the next one. */
export const DUE_SLACK_SECONDS = 60;

export const DAYS_UNTIL_WARNING = 7;

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Unix seconds, as everything here. */
export const leaseUntil = (now: Date) => secondsOf(now) + LEASE;

/** As often as the feed wishes, in bounds; hourly where it has no wish. */
export const intervalOf = (refreshSeconds: number | null) => Math.min(LONGEST, Math.max(SHORTEST, refreshSeconds ?? USUAL));

export const dueAfterSuccess = (now: Date, refreshSeconds: number | null) => secondsOf(now) + intervalOf(refreshSeconds);

/** After the first failure as usual, then twice as long each time, up to a day. `failures` counts this one. */
export const dueAfterFailure = (now: Date, refreshSeconds: number | null, failures: number) =>
  secondsOf(now) + Math.min(LONGEST, intervalOf(refreshSeconds) * 2 ** Math.min(10, failures - 1));

/** Removals that are held back are looked at again after an hour, however rarely the feed wants to be read. */
export const dueAfterHold = (now: Date, refreshSeconds: number | null) => secondsOf(now) + Math.min(HOUR, intervalOf(refreshSeconds));

/** Whether it is time to write to the organizer: no success for a week. `since` is the last one, else the calendar's beginning. */
export const isLongWithoutSuccess = (since: Date, now: Date) => now.getTime() - since.getTime() >= DAYS_UNTIL_WARNING * DAY * 1000;
