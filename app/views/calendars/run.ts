import type { CalendarRunRow } from "#db/queries/calendars/runs";
import { calendarProblemMessages } from "#messages/calendar-problems";
import { calendarSyncMessages } from "#messages/calendar-sync";
import type { CalendarProblem, RunReport, SkippedGroup } from "~/domain/calendars/run";
import type { Locale, Preferences } from "~/domain/site/locales";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

export interface ProblemView {
  what: string;
  remedy: string;
}

export type RunView = ReturnType<typeof viewRun>;

export type RunCounts = ReturnType<typeof countsOf>;

export function viewRun(run: CalendarRunRow, waiting: string | null, { preferences }: ViewContext) {
  const { locale } = preferences;
  return {
    number: run.number,
    when: formatDayAndTime(run.started_at, preferences),
    trigger: run.trigger,
    outcome: run.outcome,
    counts: countsOf(run),
    unchanged: run.events_unchanged,
    total: run.total_events,
    /** "10 av dem vises fra i morgen kl. 14:15": for the newest run, on the organizer's first day. */
    waiting,
    problem: viewProblem(run.problem, locale),
    /** "2 arrangementer mangler tittel", one line each. */
    skipped: viewSkipped(run.skipped, preferences),
  };
}

export const viewProblem = (problem: CalendarProblem | null, locale: Locale): ProblemView | null =>
  problem && messagesIn(calendarProblemMessages, locale).problems[problem];

/** `due_at`: unix seconds; null where not known or needed. */
export interface CalendarTrouble {
  problem: CalendarProblem | null;
  sync_enabled: boolean;
  due_at: number | null;
}

/** A busy server's says when we try again. */
export function viewTrouble(
  { problem, sync_enabled, due_at }: CalendarTrouble,
  { preferences, now }: ViewContext,
): ProblemView | null {
  const view = viewProblem(problem, preferences.locale);
  if (!view || problem !== "busy_server" || !sync_enabled || due_at === null || due_at <= unixSeconds(now)) return view;
  const { tryAgainAt } = messagesIn(calendarProblemMessages, preferences.locale);
  return { ...view, remedy: tryAgainAt(formatDayAndTime(dateFromUnix(due_at), preferences)) };
}

export function countsOf(run: Pick<RunReport, "events_new" | "events_changed" | "events_removed" | "skipped">) {
  const skipped = run.skipped.reduce((sum, { count }) => sum + count, 0);
  return { new: run.events_new, changed: run.events_changed, removed: run.events_removed, skipped };
}

export function viewSkipped(groups: SkippedGroup[], preferences: Preferences): string[] {
  const { skipped, skippedOne } = messagesIn(calendarProblemMessages, preferences.locale);
  const one: Partial<typeof skipped> = skippedOne;
  const m = messagesIn(calendarSyncMessages, preferences.locale);
  return groups.map(({ reason, count, examples }) => {
    const why = (count === 1 && one[reason]) || skipped[reason];
    return reason === "no-title"
      ? m.skippedAt(
          count,
          why,
          examples.flatMap((start) => momentOf(start, preferences)),
        )
      : m.skipped(count, why, examples);
  });
}

/** Events without a title are named by their start. */
const momentOf = (start: string, preferences: Preferences) =>
  Number.isNaN(Date.parse(start)) ? [] : [formatDayAndTime(new Date(start), preferences)];
