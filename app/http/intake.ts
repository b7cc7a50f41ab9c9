import { findCalendar } from "#db/queries/calendars/calendars";
import { findIntake, type IntakeRow } from "#db/queries/intakes";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import { isForeign, roleIn, type Viewer } from "~/domain/accounts/access";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import { decideRows } from "~/domain/review/decide-rows";
import { changedTexts } from "~/domain/review/seen-fields";
import { notedRows, waitingRows, withRows } from "~/domain/review/waiting";
import { present } from "~/domain/values";
import { bringIn, type BringInProblem, reviewSource } from "~/models/intake/bring-in";
import { findHold } from "~/models/intake/hold";
import type { ReviewProblem } from "~/models/intake/review";
import type { StoredIntake } from "~/models/intake/store";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import { type Brought, readBrought } from "~/schemas/intake/brought";
import type { ReviewRequest } from "~/schemas/intake/review";
import { contentId } from "~/schemas/moderation/forms";
import { type ReviewAsked, viewReview } from "~/views/intake/review";
import { returnForm } from "./forms";
import { redirectAfter, redirectTo, requireFound } from "./requests";
import { requireRole, requireViewer } from "./viewers";

/** The browser still has the file's text. */
function returnIntake({ file_text: _, ...texts }: FormTexts, problem: BringInProblem) {
  const { why, file = null } = problem.kind === "nothingRead" ? problem : { why: null };
  return returnForm(texts, { problem }, { why, file });
}

/** Leads to the review, or returns the field and why nothing could be read. */
export async function answerBrought(
  form: FormData,
  bringer: { organizerId: string; userId: string },
  context: AppContext,
) {
  const understood = await bringIn(await readBrought(form), bringer, context);
  if (!understood.ok) return returnIntake(formTexts(form), understood.problem);
  return redirectToReview(understood.value);
}

/** One event leads to its form, all else to the review. The form is of the viewer's own organizers. */
export async function answerDoor(form: FormData, viewer: Viewer, organizerId: string, context: AppContext) {
  const brought = await readBrought(form);
  const line = isForeign(viewer, organizerId) ? null : await lineIn(brought, context);
  if (line !== null) return redirectTo(`/dashboard/event/new?${new URLSearchParams({ [LINE_FIELD]: line })}`);
  return answerBrought(form, { organizerId, userId: viewer.userId }, context);
}

/** Null where it is not one event, or nobody can tell now. */
async function lineIn([only, ...others]: readonly Brought[], { reader, now }: AppContext): Promise<string | null> {
  if (!only || !("pasted" in only) || others.length > 0) return null;
  return (await reader.isOneEvent(only.pasted, now).catch(() => false)) ? only.pasted.trim() : null;
}

/** Says whether it is of a page's own calendar, or whether that is closed to us. */
export function redirectToReview({ id, ownCalendar, count }: StoredIntake) {
  const review = `/dashboard/intake/${id}` as const;
  if (ownCalendar === "read") return redirectAfter(review, "intakeOfOwnCalendar", { count });
  return ownCalendar === "closed" ? redirectAfter(review, "intakeCalendarClosed") : redirectTo(review);
}

/** Throws a 404 where the source is not theirs. */
export async function answerKeptSource(syncId: string, request: Request, context: AppContext) {
  await requireViewer(request, context);
  const calendar = requireFound(await findCalendar(context.db, syncId));
  const { userId } = await requireRole(request, context, calendar.organizer_id, "write_calendars");
  const understood = await reviewSource(calendar, { organizerId: calendar.organizer_id, userId }, context);
  if (!understood.ok) return returnIntake({}, understood.problem);
  return redirectTo(`/dashboard/intake/${understood.value.id}`);
}

/** Throws a 404 where they are not of that organizer, a 403 for those who may only read. */
export async function requireIntake(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<{ viewer: Viewer; intake: IntakeRow } & Pick<ReviewAsked, "organizer" | "unconfirmed">> {
  await requireViewer(request, context);
  const known = contentId.safeParse(id);
  const intake = requireFound(known.success ? await findIntake(context.db, known.data) : null);
  const viewer = await requireRole(request, context, intake.organizer_id, "write_events");
  const row = requireFound(await findOrganizer(context.db, intake.organizer_id));
  const role = present(roleIn(viewer, row.id), "role at the organizer");
  const source = intake.sync_id === null ? null : await findCalendar(context.db, intake.sync_id);
  return { viewer, organizer: { id: row.id, name: row.name, role }, intake, unconfirmed: source?.unconfirmed ?? null };
}

export async function returnReview(
  {
    texts,
    request,
    reason,
  }: {
    texts: FormTexts;
    request: ReviewRequest;
    reason: { errors: NonNullable<ReviewRequest["errors"]> } | { problem: ReviewProblem };
  },
  { intake: shown, organizer, unconfirmed }: Omit<Awaited<ReturnType<typeof requireIntake>>, "viewer">,
  context: AppContext,
) {
  // What was found meanwhile is stored with what was decided.
  const isThere = "problem" in reason && reason.problem.kind === "thereNow";
  const intake = (isThere && (await findIntake(context.db, shown.id))) || shown;
  const isOld = intake.version !== request.version;
  const { ticked } = request.decisions;
  const rows = isOld ? intake.rows : withRows(notedRows(intake), decideRows(waitingRows(intake), { ticked }));
  const asked = { open: texts["row"] ?? null, organizer, unconfirmed, hold: await findHold(intake, context) };
  const view = viewReview({ ...intake, rows }, asked, context);
  return returnForm(isOld ? changedTexts(texts) : texts, reason, { view });
}
