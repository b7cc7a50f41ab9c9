import { dateFromUnix, DAY_MS, firstUnixSecondFrom, HOUR_SECONDS } from "~/domain/time/unix-time";
/** For so long after its registration an organisation that nobody has looked at shows no more than so many events. */
export const NEW_FOR_HOURS = 24;
export const MOST_EVENTS_WHILE_NEW = 20;

/** The cron lets through what was held back; it comes by this often. */
export const RELEASE_EVERY_SECONDS = 900;

interface Standing {
  createdAt: Date;
  /** When somebody who moderates looked at it. */
  reviewedAt: Date | null;
  /** When its number in the register of organisations was found to be its own. */
  numberVerifiedAt?: Date | null;
}

/** Whether an organisation is so new that nobody who moderates has seen it. */
export function isUnseen({ createdAt, reviewedAt, numberVerifiedAt = null }: Standing, now: Date): boolean {
  return (
    reviewedAt === null &&
    numberVerifiedAt === null &&
    now.getTime() - createdAt.getTime() < NEW_FOR_HOURS * HOUR_SECONDS * 1000
  );
}

/** When all is shown that was held back for being too much on an organisation's first day: the next time that the cron comes by. */
export function shownFrom(createdAt: Date): Date {
  const seconds = firstUnixSecondFrom(createdAt) + NEW_FOR_HOURS * HOUR_SECONDS;
  return dateFromUnix(Math.ceil(seconds / RELEASE_EVERY_SECONDS) * RELEASE_EVERY_SECONDS);
}

/** How many more events an organisation shows at once, and from when the others are shown. */
export interface PublishingRoom {
  room: number;
  until: Date;
}

/** Null where there is no limit. */
export function publishingRoom(standing: Standing, shown: number, now: Date): PublishingRoom | null {
  return isUnseen(standing, now)
    ? { room: Math.max(0, MOST_EVENTS_WHILE_NEW - shown), until: shownFrom(standing.createdAt) }
    : null;
}

/** How many of some new events are held back. */
export const heldOf = (limit: PublishingRoom | null, count: number) => (limit ? Math.max(0, count - limit.room) : 0);

/** Whether somebody is new somewhere: the first day after they came. Those who never came are not. */
export const isFirstDay = (joinedAt: Date | null, now: Date): boolean =>
  joinedAt !== null && now.getTime() - joinedAt.getTime() < DAY_MS;
