const HOUR_MS = 3_600_000;

/** For so long after its registration an organisation that nobody has looked at publishes no more than so many events. */
export const NEW_FOR_HOURS = 24;
export const MOST_EVENTS_WHILE_NEW = 20;

/** Whether an organisation is so new that nobody who moderates has seen it. */
export function isUnseen({ createdAt, reviewedAt }: { createdAt: Date; reviewedAt: Date | null }, now: Date): boolean {
  return reviewedAt === null && now.getTime() - createdAt.getTime() < NEW_FOR_HOURS * HOUR_MS;
}
