const DAY_MS = 86_400_000;

/** Whether somebody is new somewhere: the first day after they came. Those who never came are not. */
export const isFirstDay = (joinedAt: Date | null, now: Date): boolean => joinedAt !== null && now.getTime() - joinedAt.getTime() < DAY_MS;
