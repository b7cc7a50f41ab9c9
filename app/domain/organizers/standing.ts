import { dateFromUnix, DAY_MS, firstUnixSecondFrom, HOUR_SECONDS } from "~/domain/time/days-and-moments";

/** So long an organizer that no moderator has looked at shows a limited number of events. */
export const NEW_FOR_HOURS = 24;
/** Shorter if the register has its number under a like name: that proves that it exists, not who writes. */
export const NEW_FOR_HOURS_IN_REGISTER = 6;
export const MOST_EVENTS_WHILE_NEW = 20;

/** The cron's interval, which releases held events. */
export const RELEASE_EVERY_SECONDS = 900;

interface Standing {
  createdAt: Date;
  reviewedAt: Date | null;
  /** When a superadmin found its organisation number to be its own. */
  numberVerifiedAt?: Date | null;
  hasRegisterName?: boolean;
}

const newForHours = (hasRegisterName: boolean) => (hasRegisterName ? NEW_FOR_HOURS_IN_REGISTER : NEW_FOR_HOURS);

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

/** At the first cron run after its first day. */
export function shownFrom(createdAt: Date, hasRegisterName = false): Date {
  const seconds = firstUnixSecondFrom(createdAt) + newForHours(hasRegisterName) * HOUR_SECONDS;
  return dateFromUnix(Math.ceil(seconds / RELEASE_EVERY_SECONDS) * RELEASE_EVERY_SECONDS);
}

export type PublishingRoom = NonNullable<ReturnType<typeof publishingRoom>>;

export function publishingRoom(standing: Standing, shown: number, now: Date) {
  return isUnseen(standing, now)
    ? {
        room: Math.max(0, MOST_EVENTS_WHILE_NEW - shown),
        until: shownFrom(standing.createdAt, standing.hasRegisterName),
      }
    : null;
}

export const heldOf = (limit: PublishingRoom | null, count: number) => (limit ? Math.max(0, count - limit.room) : 0);

export const isFirstDay = (joinedAt: Date | null, now: Date): boolean =>
  joinedAt !== null && now.getTime() - joinedAt.getTime() < DAY_MS;
