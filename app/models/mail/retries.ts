/** Seconds to wait after the first, second, … temporary failure; after the last a mail or push is given up. */
export const RETRY_DELAYS = [60, 300, 1800, 7200, 21_600, 43_200] as const;
