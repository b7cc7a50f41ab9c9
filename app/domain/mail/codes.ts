/** What is no news any more. */
export const TOO_LATE = "E_TOO_LATE";

/** A letter that leaves the rest of the day to other mails. */
export const LEFT_TO_OTHERS = "E_RESERVED";
