import type { RunReport } from "~/domain/calendars/run-report";
import type { Result } from "~/domain/result";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import type { Locale } from "~/i18n/catalogue";
import { debugCalendarMessages } from "~/i18n/debug-calendar";
import type { SyncNowRefusal } from "~/models/calendars/sync-now";
import { refusedSync, viewSyncAnswer } from "./sync-answer";

/** What a trial of the function that syncs calendars came to. */
export function viewSyncTrial(trial: Result<RunReport, SyncNowRefusal>, locale: Locale) {
  const m = debugCalendarMessages[locale].function;
  const answer = trial.ok ? viewSyncAnswer(trial.value, locale) : refusedSync(refusalText(trial.problem, locale));
  const message = trial.ok ? answer.error && m.syncError(answer.error) : answer.error && m.failed(answer.error);
  return { isSuccess: answer.success, message, json: JSON.stringify(answer, null, 2) };
}

function refusalText(problem: SyncNowRefusal, locale: Locale): string {
  const { problems } = calendarSyncMessages[locale];
  if (problem === "too_long") return debugCalendarMessages[locale].function.noAnswer;
  return problems[problem === "taken" ? "busy" : problem];
}
