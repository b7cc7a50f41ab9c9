import { type CalendarSyncRow, findCalendar } from "#db/queries/calendars/calendars";
import type { IntakeRow } from "#db/queries/intakes";
import { findIntake } from "#db/queries/intakes";
import type { AppContext } from "~/context";
import type { Membership } from "~/domain/accounts/access";
import { decideRows } from "~/domain/intake/review/decide-rows";
import type { BringInProblem } from "~/models/intake/bring-in";
import { findHold } from "~/models/intake/hold";
import type { ReviewProblem } from "~/models/intake/review";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ReviewRequest } from "~/schemas/intake/review";
import { contentId } from "~/schemas/moderation/forms";
import { viewReview } from "~/views/intake/review";
import { returnForm } from "./forms";
import { requireOrganizer } from "./organizers";
import { notFound } from "./refusals";

type Why = Extract<BringInProblem, { kind: "nothingRead" }>["why"];

/** Returns the field with what was pasted, and why nothing came of it. */
export function returnIntake(texts: FormTexts, problem: BringInProblem) {
  const why: { why: Why | null } = { why: problem.kind === "nothingRead" ? problem.why : null };
  return returnForm(texts, { problem }, why);
}

/**
 * Returns an intake of the organizer that the viewer writes for. Throws a 404 where it is not theirs, a 403 for those
 * who may only read.
 */
export async function requireIntake(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<{ organizer: Membership; intake: IntakeRow }> {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const known = contentId.safeParse(id);
  const intake = known.success ? await findIntake(context.db, known.data) : null;
  if (intake?.organizer_id !== organizer.id) throw notFound();
  return { organizer, intake };
}

/** Returns the review with what was ticked and written, and why it was refused. */
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
  { intake, organizer }: { intake: IntakeRow; organizer: Membership },
  context: AppContext,
) {
  const isOld = intake.version !== request.version;
  const rows = isOld ? intake.rows : decideRows(intake.rows, { ticked: request.decisions.ticked });
  const open = texts["row"] ?? null;
  const view = viewReview({ ...intake, rows }, { open, organizer, hold: await findHold(intake, context) }, context);
  return returnForm(texts, reason, { view });
}

/** Returns a calendar of the organizer that the viewer acts for. Throws a 404 where it is not theirs. */
export async function requireKeptSource(request: Request, context: AppContext, id: string): Promise<CalendarSyncRow> {
  const { organizer } = await requireOrganizer(request, context, "write_calendars");
  const calendar = await findCalendar(context.db, id);
  if (calendar?.organizer_id !== organizer.id) throw notFound();
  return calendar;
}
