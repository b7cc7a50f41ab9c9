import { DAY_MS } from "~/domain/time/unix-time";
/** How long personal data is stored. The privacy policy shows these numbers. */
export const RETENTION = {
  /** Who sent a report. */
  reporterMonths: 12,
  /** A fingerprint of a reporter's network, at most; it is deleted when the report is decided on. */
  reportNetworkDays: 30,
  /** What visitors said was not as announced. */
  mismatchMonths: 6,
  /** A fingerprint of their network. */
  mismatchNetworkDays: 90,
  /** A mail's text, at most; it is emptied when the mail is sent or given up. */
  mailOnItsWayDays: 2,
  /** The same in development, after sending. */
  mailBodyDays: 30,
  /** That a mail was sent, and to whom. */
  mailMonths: 12,
  /** An account whose address was never verified. */
  unconfirmedDays: 30,
  /** An address that was never confirmed for letters. */
  unconfirmedLetterDays: 7,
  /** An address that letters no longer go to. */
  endedLetterDays: 30,
  /** A device that gets pushes, after the last time that its page about them was opened. */
  silentDeviceMonths: 12,
  /** What was brought in and looked over, whether it was published or not. */
  intakeDays: 90,
  /** Queue messages that failed for good. */
  deadJobDays: 30,
  /** What was decided about two like events, after the later of them. */
  pairDecisionMonths: 12,
  /** Deleted events in their organizer's bin. */
  binDays: 30,
  /** What a team did with its events. */
  historyMonths: 12,
  /** The sums of what was counted: this month and those before it. */
  statisticsMonths: 25,
  /** What was set here of an imported event, after its last date. */
  eventChangeMonths: 12,
} as const;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Returns the same day of the month `months` earlier, or that month's last day. */
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
 * Returns whether a sent mail's text may be stored and read: only in development, where there is no other way to its
 * links. Elsewhere a link belongs to the mailbox it was sent to.
 */
export const keepsMailBodies = ({ ENVIRONMENT }: { ENVIRONMENT: "production" | "staging" | "development" | "test" }) =>
  ENVIRONMENT === "development";
