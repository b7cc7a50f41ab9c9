import { DAY_MS } from "~/domain/time/days-and-moments";
/** The privacy policy shows these numbers. */
export const RETENTION = {
  reporterMonths: 12,
  /** At most; it is deleted when the report is decided on. */
  reportNetworkDays: 30,
  mismatchMonths: 6,
  mismatchNetworkDays: 90,
  /** At most; it is emptied when the mail is sent or given up. */
  mailOnItsWayDays: 2,
  /** In development, after sending. */
  mailBodyDays: 30,
  /** That a mail was sent, and to whom. */
  mailMonths: 12,
  unconfirmedDays: 30,
  unconfirmedLetterDays: 7,
  /** That somebody has claimed a page made from the register, unanswered. */
  claimDays: 90,
  endedLetterDays: 30,
  /** After its page about pushes was last opened. */
  silentDeviceMonths: 12,
  intakeDays: 90,
  deadJobDays: 30,
  /** After the later of the two events. */
  pairDecisionMonths: 12,
  /** The link at which anybody sees a draft. */
  previewDays: 30,
  binDays: 30,
  historyMonths: 12,
  statisticsMonths: 25,
  /** The oldest backup. */
  backupMonths: 12,
  /** After the imported event's last date. */
  eventChangeMonths: 12,
} as const;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(day, lastDay));
  return moment;
}

/** Only in development, where its links can't be reached otherwise: elsewhere they belong to the mailbox. */
export const keepsMailBodies = ({ ENVIRONMENT }: { ENVIRONMENT: "production" | "staging" | "development" | "test" }) =>
  ENVIRONMENT === "development";
