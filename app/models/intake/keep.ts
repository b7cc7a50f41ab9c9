import { replaceSourceDecisions, selectSourceDecisions } from "#db/queries/calendars/source-decisions";
import { deleteIntake, type IntakeRow, markPublished } from "#db/queries/intakes";
import type { SourceDecision } from "~/domain/review/decisions";
import { decidedKeys, decisionsOf } from "~/domain/review/kept-decisions";
import { obstacleOf, type ReviewRow, sourceKindOf } from "~/domain/review/review-row";
import { refuse, type Result, succeed } from "~/domain/values";
import { addCalendar, type CalendarAddProblem } from "~/models/calendars/calendar";
import type { CalendarDeps } from "~/models/calendars/deps";
import { syncCalendar } from "~/models/calendars/sync";

/** `notKeepable`: a text cannot be read again. */
export type KeepIntakeProblem =
  | CalendarAddProblem
  | { kind: "nothingTicked" }
  | { kind: "obstacles" }
  | { kind: "notKeepable" };

/** Reads the source from now on: ticked rows come with the first run. Safe to repeat. The caller checks permission. */
export async function keepIntake(
  { id, organizer_id, kind, address, name, rows, sync_id }: IntakeRow,
  deps: CalendarDeps,
): Promise<Result<{ kind: "kept"; syncId: string; isNew: boolean }, KeepIntakeProblem>> {
  if (address === null) return refuse({ kind: "notKeepable" });
  const ticked = rows.filter(({ isTicked }) => isTicked);
  if (sync_id === null && rows.length > 0 && ticked.length === 0) return refuse({ kind: "nothingTicked" });
  if (ticked.some((row) => obstacleOf(row) !== null)) return refuse({ kind: "obstacles" });
  const decisions: SourceDecision[] = decisionsOf(rows);
  if (sync_id !== null) return decideAgain({ intakeId: id, syncId: sync_id, rows, decisions }, deps);
  const source = { organizerId: organizer_id, name, address, kind: sourceKindOf(kind) };
  const added = await addCalendar({ ...source, decisions }, deps);
  if (!added.ok) return added;
  await markPublished(deps.db, id, { rows, publishedAt: deps.now, syncId: added.value.id });
  return succeed({ kind: "kept", syncId: added.value.id, isNew: true });
}

interface Decided {
  intakeId: string;
  syncId: string;
  rows: readonly ReviewRow[];
  decisions: readonly SourceDecision[];
}

/** Reads the source at once, and ends the review. */
async function decideAgain({ intakeId, syncId, rows, decisions }: Decided, deps: CalendarDeps) {
  const earlier = await selectSourceDecisions(deps.db, syncId);
  await deps.db.batch([
    ...replaceSourceDecisions(deps.db, syncId, decidedKeys(rows, earlier), decisions),
    deleteIntake(deps.db, intakeId),
  ]);
  await syncCalendar({ syncId, trigger: "manual" }, deps);
  return succeed({ kind: "kept" as const, syncId, isNew: false });
}
