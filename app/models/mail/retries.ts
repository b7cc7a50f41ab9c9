/** Seconds to wait after the first, second, … temporary failure; after the last a mail or push is given up. */
export const RETRY_DELAYS = [60, 300, 1800, 7200, 21_600, 43_200] as const;

/** How long one attempt blocks others. */
export const SENDING_SECONDS = 300;

/** Why a mail or push is given up that is no news any more. */
export const TOO_LATE = "E_TOO_LATE";

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
