import { calendarProblemMessages } from "#messages/calendar-problems";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { debugCalendarMessages } from "#messages/debug-calendar";
import type { SyncFunction } from "~/domain/calendars/sample-calendar";
import type { Locale } from "~/domain/site/locales";
import { pickFields, type Result } from "~/domain/values";
import { messagesIn } from "~/i18n/messages-in";
import type { SyncNowProblem } from "~/models/calendars/sync";
import type { TrialReport } from "~/models/calendars/sync-function";
import type { SyncAnswer } from "~/schemas/public-answers/functions";

const TOLD = [
  "outcome",
  "problem",
  "events_new",
  "events_changed",
  "events_removed",
  "events_unchanged",
  "events_held",
  "google_calendar_id",
] as const;

export function viewSyncAnswer(report: TrialReport, locale: Locale): SyncAnswer {
  const { outcome, problem, events_new, events_changed, events_unchanged } = report;
  const success = outcome !== "failed";
  return {
    success,
    error: success || !problem ? null : messagesIn(calendarProblemMessages, locale).problems[problem].what,
    eventsProcessed: events_new + events_changed + events_unchanged,
    totalEvents: report.total_events,
    skippedPastEvents: report.past_skipped,
    debug: JSON.stringify(pickFields(report, TOLD)),
  };
}

export const refusedSync = (error: string): SyncAnswer => ({
  success: false,
  error,
  eventsProcessed: 0,
  totalEvents: 0,
  skippedPastEvents: 0,
  debug: null,
});

type Trial = Result<TrialReport, SyncNowProblem>;

export function viewSyncTrial(tried: SyncFunction, trial: Trial, locale: Locale) {
  const m = messagesIn(debugCalendarMessages, locale).function;
  const answer = viewTrialAnswer(trial, locale);
  const message = trial.ok ? answer.error && m.syncError(answer.error) : answer.error && m.failed(answer.error);
  return { tried, isSuccess: answer.success, message, json: JSON.stringify(answer, null, 2) };
}

export const viewTrialAnswer = (trial: Trial, locale: Locale): SyncAnswer =>
  trial.ok ? viewSyncAnswer(trial.value, locale) : refusedSync(refusalText(trial.problem, locale));

function refusalText({ kind }: SyncNowProblem, locale: Locale): string {
  return kind === "stillRunning"
    ? messagesIn(debugCalendarMessages, locale).function.noAnswer
    : messagesIn(calendarSyncMessages, locale).problems[kind];
}
