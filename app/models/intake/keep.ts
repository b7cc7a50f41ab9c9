import { type IntakeRow, markPublished } from "#db/queries/intakes";
import type { SourceDecision } from "~/domain/calendars/source-decisions";
import { obstacleOf } from "~/domain/intake/review/review-row";
import { decisionsOf } from "~/domain/intake/review/kept-decisions";
import { refuse, type Result, succeed } from "~/domain/result";
import { addCalendar, type CalendarAddProblem } from "~/models/calendars/calendar";
import type { CalendarDeps } from "~/models/calendars/deps";

/** `notKeepable`: a text cannot be read again. */
export type KeepIntakeProblem =
  CalendarAddProblem | { kind: "nothingTicked" } | { kind: "obstacles" } | { kind: "notKeepable" };

/**
 * Publishes an intake by reading its source from now on: the ticked rows come in with the first run, and later ones follow
 * the source. Safe to repeat. The caller checks permission.
 */
export async function keepIntake(
  { id, organizer_id, kind, address, name, rows }: IntakeRow,
  deps: CalendarDeps,
): Promise<Result<{ kind: "kept"; syncId: string }, KeepIntakeProblem>> {
  if (address === null) return refuse({ kind: "notKeepable" });
  const ticked = rows.filter(({ isTicked }) => isTicked);
  if (rows.length > 0 && ticked.length === 0) return refuse({ kind: "nothingTicked" });
  if (ticked.some((row) => obstacleOf(row) !== null)) return refuse({ kind: "obstacles" });
  const decisions: SourceDecision[] = decisionsOf(rows);
  const source = { organizerId: organizer_id, name, address, kind: kind === "calendar" ? "feed" : "page" } as const;
  const added = await addCalendar({ ...source, decisions }, deps);
  if (!added.ok) return added;
  await markPublished(deps.db, id, { rows, publishedAt: deps.now, syncId: added.value.id });
  return succeed({ kind: "kept", syncId: added.value.id });
}
