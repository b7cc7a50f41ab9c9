/** Seconds after the first, second, … temporary failure; after the last, more than a day later, it is given up. */
export const RETRY_DELAYS = [60, 300, 1800, 7200, 21_600, 43_200, 43_200] as const;

/** One attempt blocks others so long. */
export const SENDING_SECONDS = 300;

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
