import { calendarProblemMessages } from "~/i18n/calendar-problems";
import type { Locale } from "~/i18n/catalogue";
import type { TrialReport } from "~/models/calendars/try-sync-function";
import type { SyncAnswer } from "~/schemas/function-answers";

/** How a run, or the trial of one, is told to a program. */
export function viewSyncAnswer(report: TrialReport, locale: Locale): SyncAnswer {
  const { outcome, problem, events_new, events_changed, events_removed, events_unchanged, events_held, google_calendar_id } = report;
  const success = outcome !== "failed";
  return {
    success,
    error: success || !problem ? null : calendarProblemMessages[locale].problems[problem].what,
    eventsProcessed: events_new + events_changed + events_unchanged,
    totalEvents: report.total_events,
    skippedPastEvents: report.past_skipped,
    debug: JSON.stringify({ outcome, problem, events_new, events_changed, events_removed, events_unchanged, events_held, google_calendar_id }),
  };
}

/** A run that did not take place. */
export const refusedSync = (error: string): SyncAnswer => ({
  success: false,
  error,
  eventsProcessed: 0,
  totalEvents: 0,
  skippedPastEvents: 0,
  debug: null,
});
