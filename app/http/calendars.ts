import { data } from "@remix-run/cloudflare";
import type { OrganizerRow } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import type { Locale } from "~/domain/site/locales";
import type { CalendarDone, ManageCalendarProblem } from "~/models/calendars/manage";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import type { SyncAnswer } from "~/schemas/public-answers/functions";
import type { CalendarsForm, CalendarsPreview } from "~/views/calendars/answers";
import { viewChangedCalendar } from "~/views/calendars/calendars";
import { viewPreview, viewUnreadable } from "~/views/calendars/preview";
import { returnForm } from "./forms";
import { redirectAfter } from "./requests";

interface Where {
  organizer: OrganizerRow;
  org: string | null;
}

export function answerCalendars(done: CalendarDone, { organizer, org }: Where, context: AppContext) {
  if (done.kind === "previewed") return data<CalendarsPreview>({ preview: viewPreview(done, organizer, context) });
  const search = new URLSearchParams(org === null ? {} : { org });
  return redirectAfter("/dashboard/calendar-sync", done.kind, { subject: done.syncId, search });
}

const NOTHING_MORE: Pick<CalendarsForm, "preview" | "unreadable" | "same" | "changed"> = {
  preview: null,
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
