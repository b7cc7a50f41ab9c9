import type { SyncFunction } from "~/domain/calendars/sync-functions";
import type { Result } from "~/domain/result";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import type { Locale } from "~/i18n/catalogue";
import { debugCalendarMessages } from "~/i18n/debug-calendar";
import type { SyncNowRefusal } from "~/models/calendars/sync-now";
import type { TrialReport } from "~/models/calendars/try-sync-function";
import type { SyncAnswer } from "~/schemas/function-answers";
import { refusedSync, viewSyncAnswer } from "./sync-answer";

type Trial = Result<TrialReport, SyncNowRefusal>;

/** What a trial of one of the functions that sync calendars came to, for people. */
export function viewSyncTrial(tried: SyncFunction, trial: Trial, locale: Locale) {
  const m = debugCalendarMessages[locale].function;
  const answer = viewTrialAnswer(trial, locale);
  const message = trial.ok ? answer.error && m.syncError(answer.error) : answer.error && m.failed(answer.error);
  return { tried, isSuccess: answer.success, message, json: JSON.stringify(answer, null, 2) };
}

/** The same for a program. */
export const viewTrialAnswer = (trial: Trial, locale: Locale): SyncAnswer =>
  trial.ok ? viewSyncAnswer(trial.value, locale) : refusedSync(refusalText(trial.problem, locale));

function refusalText(problem: SyncNowRefusal, locale: Locale): string {
  const { problems } = calendarSyncMessages[locale];
  if (problem === "too_long") return debugCalendarMessages[locale].function.noAnswer;
  return problems[problem === "taken" ? "busy" : problem];
}
