import { DAY_MS } from "~/domain/time/unix-time";
/** How long what is kept about people is kept. The privacy policy says the same, with these very numbers. */
export const RETENTION = {
  /** Who sent a report. */
  reporterMonths: 12,
  /** A fingerprint of the network that a report came from, at most: it goes when the report is decided on. */
  reportNetworkDays: 30,
  /** What a mail says, at most: it is emptied when the mail is sent or given up. */
  mailOnItsWayDays: 2,
  /** The same in development, after that. */
  mailBodyDays: 30,
  /** That a mail was sent, and to whom. */
  mailMonths: 12,
  /** An account whose address was never confirmed. */
  unconfirmedDays: 30,
  /** Queue messages that nobody could work on. */
  deadJobDays: 30,
} as const;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The same day of the month so many months ago, or the last one that month has. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(day, lastDay));
  return moment;
}

/**
 * Whether what a mail says may be kept and read once it is done with: in development alone, where it is the only way to
 * its links. Anywhere else a link belongs to the mailbox it was sent to.
 */
export const keepsMailBodies = ({ ENVIRONMENT }: { ENVIRONMENT: "production" | "staging" | "development" | "test" }) =>
  ENVIRONMENT === "development";
