import type { HealthUnit } from "~/domain/site/health";
import type { healthMessages as nb } from "../nb/health";

const amounts: Record<HealthUnit, (n: number) => string> = {
  number: (n) => String(n),
  minutes: (n) => `${n} min`,
  hours: (n) => (n === 1 ? "1 hour" : `${n} hours`),
  percent: (n) => `${n}%`,
};

const checks = {
  search: {
    title: "Events that the search does not find, of a hundred",
    advice: "Run npm run admin -- reindex --remote.",
  },
  oldest_mail: {
    title: "Wait of the oldest mail",
    advice:
      "See under “Troubleshooting”, “Mail” whether the mail service answers, and whether the day's quota is used up.",
  },
  failed_mails: {
    title: "Mails given up in the last day",
    advice: "The code under “Troubleshooting”, “Mail” says what the mail service did not accept.",
  },
  dead_jobs: {
    title: "Jobs given up in the last day",
    advice: "They are at the end of the page. Find the fault in the log, and send them again.",
  },
  minutely_cron: {
    title: "Time since the minute's cron ended",
    advice: "See in the log whether it fails, and at Cloudflare whether it is set up.",
  },
  quarterly_cron: {
    title: "Time since the quarter-hour's cron ended",
    advice: "See in the log whether it fails, and at Cloudflare whether it is set up.",
  },
  failing_sources: {
    title: "Calendars that fail",
    advice: "See under “Calendars” what they have in common: a service that is down, or our own reading.",
  },
  backup: {
    title: "Age of the last backup",
    advice: "Run npm run admin -- backup --remote, and see in the log why the night made none.",
  },
};

export const healthMessages: typeof nb = {
  title: "Operations",
  description: "Whether Samling works as it should.",
  intro: "Whether Samling works as it should. Whoever runs it gets a mail in the morning when something here is wrong.",
  well: "All right",
  wrong: "Wrong",
  checks,
  amount: (value, unit) => (value === null ? "not known" : amounts[unit](value)),
  most: (amount) => `at most ${amount}`,
  deadJobs: "What the queue gave up",
  deadJobsHint: "Jobs that could not be done, the latest 50. They are deleted after a month.",
  noDeadJobs: "The queue has given up nothing.",
  attempts: (n) => (n === 1 ? "1 attempt" : `${n} attempts`),
  sendAgain: "Send again",
  sendAgainNamed: (id) => `Send the job ${id} again`,
  failed: "The job could not be sent again",
  restored:
    "The database was restored. Letters and notifications wait until you have made sure that those who said no do not get them again.",
  letGo: "Send letters and notifications again",
  flash: {
    letGo: "Letters and notifications are sent again.",
    jobSent: "The job is sent again.",
    jobNotSent: "The job is not sent: it is gone, or can no longer be read.",
  },
  mail: {
    subject: "Something at Samling is not right",
    heading: "This is not right",
    button: "Open the page of operations",
    once: "We write once a day, as long as something is wrong.",
  },
};
