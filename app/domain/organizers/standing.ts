import { dateFromUnix, DAY_MS, firstUnixSecondFrom, HOUR_SECONDS } from "~/domain/time/unix-time";

/** Hours after registration in which an organizer that no moderator has looked at shows a limited number of events. */
export const NEW_FOR_HOURS = 24;
/** The same where the register has its number under a name like its own: that it exists, not who writes for it. */
export const NEW_FOR_HOURS_IN_REGISTER = 6;
export const MOST_EVENTS_WHILE_NEW = 20;

/** Seconds between the cron's runs, which release held events. */
export const RELEASE_EVERY_SECONDS = 900;

interface Standing {
  createdAt: Date;
  /** When a moderator looked at it; null where none has. */
  reviewedAt: Date | null;
  /** When a superadmin found its organisation number to be its own. */
  numberVerifiedAt?: Date | null;
  /** Whether the register has its number under a name like its own. */
  hasRegisterName?: boolean;
}

const newForHours = (hasRegisterName: boolean) => (hasRegisterName ? NEW_FOR_HOURS_IN_REGISTER : NEW_FOR_HOURS);

/** Returns whether an organizer is new and no moderator has looked at it. */
export function isUnseen(
  { createdAt, reviewedAt, numberVerifiedAt = null, hasRegisterName = false }: Standing,
  now: Date,
): boolean {
  return (
    reviewedAt === null &&
    numberVerifiedAt === null &&
    now.getTime() - createdAt.getTime() < newForHours(hasRegisterName) * HOUR_SECONDS * 1000
  );
}

/** Returns when the held events of an organizer's first day are shown: at the first cron run after that day. */
export function shownFrom(createdAt: Date, hasRegisterName = false): Date {
  const seconds = firstUnixSecondFrom(createdAt) + newForHours(hasRegisterName) * HOUR_SECONDS;
  return dateFromUnix(Math.ceil(seconds / RELEASE_EVERY_SECONDS) * RELEASE_EVERY_SECONDS);
}

/** How many more events an organizer can show now, and when the others are shown. */
export interface PublishingRoom {
  room: number;
  until: Date;
}

/** Returns null where there is no limit. */
export function publishingRoom(standing: Standing, shown: number, now: Date): PublishingRoom | null {
  return isUnseen(standing, now)
    ? {
        room: Math.max(0, MOST_EVENTS_WHILE_NEW - shown),
        until: shownFrom(standing.createdAt, standing.hasRegisterName),
      }
    : null;
}

/** Returns how many of `count` new events are held. */
export const heldOf = (limit: PublishingRoom | null, count: number) => (limit ? Math.max(0, count - limit.room) : 0);

/** Returns whether somebody joined within the last day; false for those who never joined. */
export const isFirstDay = (joinedAt: Date | null, now: Date): boolean =>
  joinedAt !== null && now.getTime() - joinedAt.getTime() < DAY_MS;
