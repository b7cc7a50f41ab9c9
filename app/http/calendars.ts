import { data, redirect } from "@remix-run/cloudflare";
import type { OrganizerRow } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { problemText } from "~/i18n/form-problems";
import type { CalendarOutcome } from "~/models/calendars/manage";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormProblem } from "~/schemas/forms/problems";
import type { SyncAnswer } from "~/schemas/public-answers/functions";
import { viewChangedCalendar } from "~/views/calendars/calendars";
import { viewPreview, viewPreviewProblem } from "~/views/calendars/preview";
import { retryAfter } from "./public-answers";

interface Around {
  organizer: OrganizerRow;
  /** The organisation that ?org names, kept in the address. */
  org: string | null;
  texts: FormTexts;
}

/** What the calendars' page answers: back to itself where something was done, else itself with what there is to say. */
export function answerCalendars(outcome: CalendarOutcome, { organizer, org, texts }: Around, context: AppContext) {
  const m = calendarSyncMessages[context.locale];
  switch (outcome.kind) {
    case "done": {
      const query = new URLSearchParams({ ...(org ? { org } : {}), melding: outcome.flash, kalender: outcome.syncId });
      return redirect(`/dashboard/calendar-sync?${query}`, 303);
    }
    case "preview":
      return data({ preview: viewPreview(outcome, organizer, context) });
    case "same":
      return data({ same: { ...outcome.calendar, address: outcome.address, typedName: outcome.name } }, 409);
    case "changedMeanwhile":
      return data({ changed: viewChangedCalendar(texts, outcome.stored, context.locale) }, 409);
    case "unedited": {
      const { link, feed } = viewPreviewProblem({ ...outcome.problem, addAnyway: null }, context.locale);
      const { calendar_name: name, default_place: place } = outcome.errors;
      const errors = {
        calendar_name: name && nameProblem(name, context),
        default_place: place && problemText(place, context.locale),
        calendar_url: link ?? undefined,
      };
      return data({ unedited: { syncId: outcome.syncId, texts, errors, feed } }, 422);
    }
    case "unseen": {
      const { calendar_name = "", calendar_url = "" } = texts;
      const name = outcome.errors["calendar_name"];
      const view = viewPreviewProblem(outcome.problem, context.locale);
      return data(
        { unseen: { ...view, name: name ? nameProblem(name, context) : null, typed: { calendar_name, calendar_url } } },
        422,
      );
    }
    case "refused":
      return data(
        { problem: m.problems[outcome.problem], syncId: outcome.syncId },
        { status: outcome.status, headers: retryAfter(outcome.retryAfterSeconds) },
      );
  }
}

const nameProblem = (problem: FormProblem, { locale }: AppContext) =>
  problem === "nameRequired" ? calendarSyncMessages[locale].problems.nameRequired : problemText(problem, locale);

/** What a function that imports says to a program: kept by nobody. */
export const sayToProgram = (answer: SyncAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
