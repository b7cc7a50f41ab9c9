import { data, redirect } from "@remix-run/cloudflare";
import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { calendarSyncMessages } from "#messages/calendar-sync";
import type { AppContext } from "~/context";
import { messagesIn } from "~/i18n/messages-in";
import { problemText } from "~/i18n/problem-text";
import type { CalendarDone, CalendarProblem } from "~/models/calendars/manage";
import type { UnreadableCalendar } from "~/models/calendars/preview";
import type { CalendarRequest } from "~/schemas/calendars/forms";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import type { SyncAnswer } from "~/schemas/public-answers/functions";
import { viewChangedCalendar } from "~/views/calendars/calendars";
import { viewPreview, viewPreviewProblem } from "~/views/calendars/preview";
import { retryAfter } from "./public-answers";

interface Sent {
  request: CalendarRequest;
  organizer: OrganizerRow;
  /** The organisation that ?org names, kept in the address. */
  org: string | null;
  texts: FormTexts;
}

/** Leads back to the calendars' page where something was done; shows what would be added. */
export function answerCalendars(done: CalendarDone, { organizer, org }: Sent, context: AppContext) {
  if (done.kind === "previewed") return data({ preview: viewPreview(done, organizer, context) });
  const query = new URLSearchParams({ ...(org ? { org } : {}), melding: done.kind, kalender: done.syncId });
  return redirect(`/dashboard/calendar-sync?${query}`, 303);
}

/** The calendars' page again, with what there is to say. */
export function refuseCalendars(problem: CalendarProblem, { request, texts }: Sent, context: AppContext) {
  const m = messagesIn(calendarSyncMessages, context.locale).problems;
  const syncId = "sync_id" in request ? request.sync_id : null;
  switch (problem.kind) {
    case "sameCalendar":
      return data({ same: { ...problem.calendar, address: problem.address, typedName: problem.name } }, 409);
    case "changedMeanwhile":
      return data({ changed: viewChangedCalendar(texts, problem.stored, context.locale) }, 409);
    case "unreadable":
      return syncId === null ? unseen(problem, {}, texts, context) : unedited(problem, {}, { syncId, texts }, context);
    case "tooMany":
      return data({ problem: m.tooMany, syncId }, { status: 429, headers: retryAfter(problem.retryAfterSeconds) });
    case "exists":
      return data({ problem: request.intent === "add" ? m.exists : m.edit_exists, syncId }, 409);
    case "gone":
      return data({ problem: request.intent === "remove" ? m.remove : m.gone, syncId }, 404);
    case "busy":
    case "tooManyCalendars":
      return data({ problem: m[problem.kind], syncId }, 409);
    case "stillRunning":
      return data({ problem: m.stillRunning, syncId }, 504);
  }
}

/** A calendar's form comes back: something in it is wrong. */
export function returnCalendar(errors: FormErrors, texts: FormTexts, context: AppContext) {
  const syncId = texts["sync_id"];
  return texts["intent"] === "edit" && syncId !== undefined
    ? unedited(NOTHING_WRONG, errors, { syncId, texts }, context)
    : unseen(NOTHING_WRONG, errors, texts, context);
}

const NOTHING_WRONG: UnreadableCalendar = { kind: "unreadable", link: null, feed: null, addAnyway: null };

function unedited(
  problem: UnreadableCalendar,
  errors: FormErrors,
  { syncId, texts }: { syncId: string; texts: FormTexts },
  context: AppContext,
) {
  const { link, feed } = viewPreviewProblem({ ...problem, addAnyway: null }, context.locale);
  const { calendar_name: name, default_place: place } = errors;
  const said = {
    calendar_name: name && nameProblem(name, context),
    default_place: place && problemText(place, context.locale),
    calendar_url: link ?? undefined,
  };
  return data({ unedited: { syncId, texts, errors: said, feed } }, 422);
}

function unseen(problem: UnreadableCalendar, errors: FormErrors, texts: FormTexts, context: AppContext) {
  const { calendar_name = "", calendar_url = "" } = texts;
  const name = errors["calendar_name"];
  const view = viewPreviewProblem(problem, context.locale);
  return data(
    { unseen: { ...view, name: name ? nameProblem(name, context) : null, typed: { calendar_name, calendar_url } } },
    422,
  );
}

const nameProblem = (problem: FormProblem, { locale }: AppContext) =>
  problem === "nameRequired"
    ? messagesIn(calendarSyncMessages, locale).problems.nameRequired
    : problemText(problem, locale);

/** What a function that imports says to a program: kept by nobody. */
export const sayToProgram = (answer: SyncAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
