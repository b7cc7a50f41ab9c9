/** What is no news any more. */
export const TOO_LATE = "E_TOO_LATE";

/** A letter that leaves the rest of the day to other mails. */
export const LEFT_TO_OTHERS = "E_RESERVED";

/** The service no longer sends to the address: mails came back or were complained about. */
export const SUPPRESSED = "E_RECIPIENT_SUPPRESSED";

/** The service sends no more today. */
export const DAY_IS_FULL = "E_DAILY_LIMIT_EXCEEDED";
