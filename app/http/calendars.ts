import type { Locale } from "~/domain/site/locales";
import type { CalendarDone, ManageCalendarProblem } from "~/models/calendars/manage";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import type { SyncAnswer } from "~/schemas/public-answers/functions";
import { type CalendarsForm, viewUnreadable } from "~/views/calendars/answers";
import { viewChangedCalendar } from "~/views/calendars/calendars";
import { returnForm } from "./forms";
import { redirectAfter } from "./requests";

export function answerCalendars({ kind, syncId }: CalendarDone, org: string | null) {
  const search = new URLSearchParams(org === null ? {} : { org });
  return redirectAfter("/dashboard/calendar-sync", kind, { subject: syncId, search });
}

const NOTHING_MORE: Pick<CalendarsForm, "unreadable" | "same" | "changed"> = {
  unreadable: null,
  same: null,
  changed: null,
};

export function returnCalendars(
  texts: FormTexts,
  reason: { errors: FormErrors } | { problem: ManageCalendarProblem },
  locale: Locale,
) {
  if ("errors" in reason) return returnForm(texts, reason, NOTHING_MORE);
  const { problem } = reason;
  switch (problem.kind) {
    case "sameCalendar": {
      const { calendar, address, name } = problem;
      return returnForm(texts, { problem }, { ...NOTHING_MORE, same: { ...calendar, address, typedName: name } });
    }
    case "changedMeanwhile":
      return returnForm(
        texts,
        { problem },
        { ...NOTHING_MORE, changed: viewChangedCalendar(texts, problem.stored, locale) },
      );
    case "unreadable":
      return returnForm(texts, { problem }, { ...NOTHING_MORE, unreadable: viewUnreadable(problem, locale) });
    default:
      return returnForm(texts, { problem }, NOTHING_MORE);
  }
}

/** Never cached. */
export const programAnswer = (answer: SyncAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
