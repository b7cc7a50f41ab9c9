import type { DeadJobRow } from "#db/queries/mail/dead-jobs";
import { healthMessages } from "#messages/health";
import type { HealthCheck, JudgedHealth } from "~/domain/site/health";
import type { Preferences } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export interface HealthView {
  name: HealthCheck;
  title: string;
  amount: string;
  most: string;
  /** What to do; null where it is well. */
  advice: string | null;
}

interface Context {
  preferences: Preferences;
}

export function viewHealth(checks: readonly JudgedHealth[], { preferences }: Context): HealthView[] {
  const m = messagesIn(healthMessages, preferences.locale);
  const wrongFirst = checks.toSorted((a, b) => Number(a.isWell) - Number(b.isWell));
  return wrongFirst.map(({ name, value, most, unit, isWell }) => ({
    name,
    title: m.checks[name].title,
    amount: m.amount(value, unit),
    most: m.most(m.amount(most, unit)),
    advice: isWell ? null : m.checks[name].advice,
  }));
}

export interface DeadJobView {
  id: string;
  when: string;
  attempts: number;
  body: string;
}

export const viewDeadJobs = (rows: readonly DeadJobRow[], { preferences }: Context): DeadJobView[] =>
  rows.map(({ id, body, attempts, received_at }) => ({
    id,
    body,
    attempts,
    when: formatDayAndTime(received_at, preferences),
  }));
