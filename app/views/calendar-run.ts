import type { CalendarRunRow } from "#db/queries/calendar-runs";
import type { CalendarProblem, RunReport, SkippedGroup } from "~/domain/calendars/run-report";
import type { Locale } from "~/i18n/catalogue";
import { calendarProblemMessages } from "~/i18n/calendar-problems";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { formatDayAndTime } from "~/i18n/format";
import type { ViewContext } from "./event-card";

export interface ProblemView {
  what: string;
  remedy: string;
}

/** One run of a calendar, as it is told. */
export interface RunView {
  number: number;
  when: string;
  trigger: CalendarRunRow["trigger"];
  outcome: CalendarRunRow["outcome"];
  counts: RunCounts;
  unchanged: number;
  total: number;
  problem: ProblemView | null;
  /** "2 arrangementer mangler tittel", a line each. */
  skipped: string[];
}

export interface RunCounts {
  new: number;
  changed: number;
  removed: number;
  skipped: number;
}

export function viewRun(run: CalendarRunRow, { preferences }: ViewContext): RunView {
  const { locale } = preferences;
  return {
    number: run.number,
    when: formatDayAndTime(run.started_at, preferences),
    trigger: run.trigger,
    outcome: run.outcome,
    counts: countsOf(run),
    unchanged: run.events_unchanged,
    total: run.total_events,
    problem: viewProblem(run.problem, locale),
    skipped: viewSkipped(run.skipped, locale),
  };
}

export const viewProblem = (problem: CalendarProblem | null, locale: Locale): ProblemView | null =>
  problem && calendarProblemMessages[locale].problems[problem];

export function countsOf(run: Pick<RunReport, "events_new" | "events_changed" | "events_removed" | "skipped">): RunCounts {
  const skipped = run.skipped.reduce((sum, { count }) => sum + count, 0);
  return { new: run.events_new, changed: run.events_changed, removed: run.events_removed, skipped };
}

export function viewSkipped(groups: SkippedGroup[], locale: Locale): string[] {
  const reasons = calendarProblemMessages[locale].skipped;
  return groups.map(({ reason, count, examples }) => calendarSyncMessages[locale].skipped(count, reasons[reason], examples));
}
