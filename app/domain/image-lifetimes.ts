/** For how long an unused picture may still be put to use: by a form that is open, or to undo a replacement. */
export const CLAIM_HOURS = 24;

/** When it is deleted. Later than the last claim, so that nothing is deleted that somebody has just claimed. */
export const DELETE_AFTER_HOURS = 48;

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
