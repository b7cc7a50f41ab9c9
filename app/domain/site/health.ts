import { HOUR_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";

/** What is known of each, and the most that is well: a number, or how long it was since a moment. */
export const HEALTH_CHECKS = {
  /** Events of a hundred that the index does not find by their own words. */
  search: { unit: "number", most: 0 },
  /** Since the oldest mail that waits was due. */
  oldest_mail: { unit: "minutes", most: 30 },
  /** Given up within a day, through no fault of their addresses. */
  failed_mails: { unit: "number", most: 0 },
  /** Of the queue, given up within a day. */
  dead_jobs: { unit: "number", most: 0 },
  minutely_cron: { unit: "minutes", most: 10 },
  quarterly_cron: { unit: "minutes", most: 45 },
  /** Of at least twenty, because a few always fail. */
  failing_sources: { unit: "percent", most: 25 },
  /** Since the last one began. */
  backup: { unit: "hours", most: 36 },
} as const;

export type HealthCheck = keyof typeof HEALTH_CHECKS;
export type HealthUnit = (typeof HEALTH_CHECKS)[HealthCheck]["unit"];

/** Null where it is not known, or was never. */
export type HealthFacts = Record<HealthCheck, number | Date | null>;

export interface JudgedHealth {
  name: HealthCheck;
  unit: HealthUnit;
  value: number | null;
  most: number;
  isWell: boolean;
}

const SECONDS: Partial<Record<HealthUnit, number>> = { minutes: 60, hours: HOUR_SECONDS };

const CRONS = ["minutely_cron", "quarterly_cron"] as const satisfies HealthCheck[];
const LONGEST_WAIT_SECONDS = 24 * HOUR_SECONDS;

/** For a day after a restore, until both crons have ended once. */
export const awaitsCrons = (facts: HealthFacts, restored: Date | null, now: Date): boolean =>
  restored !== null &&
  unixSeconds(now) - unixSeconds(restored) < LONGEST_WAIT_SECONDS &&
  CRONS.some((cron) => !(facts[cron] instanceof Date) || facts[cron] < restored);

export function judgeHealth(facts: HealthFacts, now: Date, restored: Date | null = null): JudgedHealth[] {
  const mayWait: readonly HealthCheck[] = awaitsCrons(facts, restored, now) ? CRONS : [];
  return (Object.keys(HEALTH_CHECKS) as HealthCheck[]).map((name) => {
    const { unit, most } = HEALTH_CHECKS[name];
    const fact = facts[name];
    const value =
      fact instanceof Date
        ? Math.max(0, Math.floor((unixSeconds(now) - unixSeconds(fact)) / (SECONDS[unit] ?? 1)))
        : fact;
    return { name, unit, value, most, isWell: mayWait.includes(name) || (value !== null && value <= most) };
  });
}
