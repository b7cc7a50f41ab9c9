import { deleteIntake, type IntakeRow, updateReview } from "#db/queries/intakes";
import { decideRows } from "~/domain/review/decide-rows";
import { refuse, type Result, succeed } from "~/domain/values";
import type { CalendarDeps } from "~/models/calendars/deps";
import type { ReviewRequest } from "~/schemas/intake/review";
import type { IntakeDeps } from "./deps";
import { keepIntake, type KeepIntakeProblem } from "./keep";
import { publishIntake, type PublishIntakeProblem } from "./publish";
import { undoIntake, type UndoProblem } from "./undo";

/** `kept` of an undone publication: events that somebody had edited stay. */
export type ReviewDone =
  | { kind: "saved" | "discarded" }
  | { kind: "published"; count: number }
  | { kind: "kept"; syncId: string; isNew: boolean }
  | { kind: "undone"; kept: number };

/** `changedMeanwhile`: somebody decided in another tab. */
export type ReviewProblem = { kind: "changedMeanwhile" } | PublishIntakeProblem | KeepIntakeProblem | UndoProblem;

/** Stores the decisions and does what was asked. Safe to repeat. The caller checks permission. */
export async function reviewIntake(
  intake: IntakeRow,
  request: ReviewRequest,
  deps: IntakeDeps & CalendarDeps,
): Promise<Result<ReviewDone, ReviewProblem>> {
  if (request.intent === "undo") return undoIntake(intake, deps);
  if (intake.published_at !== null) return alreadyPublished(intake, request);
  if (intake.version !== request.version) return refuse({ kind: "changedMeanwhile" });
  if (request.intent === "discard") {
    await deleteIntake(deps.db, intake.id);
    return succeed({ kind: "discarded" });
  }
  const rows = decideRows(intake.rows, request.decisions);
  if (request.keep || (request.intent === "publish" && intake.sync_id !== null))
    return keepIntake({ ...intake, rows }, deps);
  if (request.intent === "publish") return publishIntake({ ...intake, rows }, deps);
  return (await updateReview(deps.db, intake, rows))
    ? succeed({ kind: "saved" })
    : refuse({ kind: "changedMeanwhile" });
}

/** The first response was lost. */
function alreadyPublished({ rows, sync_id }: IntakeRow, { intent }: ReviewRequest): Result<ReviewDone, ReviewProblem> {
  if (intent !== "publish") return refuse({ kind: "changedMeanwhile" });
  if (sync_id !== null) return succeed({ kind: "kept", syncId: sync_id, isNew: true });
  return succeed({ kind: "published", count: rows.filter(({ isTicked }) => isTicked).length });
}
