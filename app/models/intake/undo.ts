import { deleteCalendar } from "#db/queries/calendars/calendars";
import { deleteUneditedEvents, type IntakeRow, markPublished } from "#db/queries/intakes";
import { raiseEpoch } from "#db/queries/site/publication";
import { undoUntil } from "~/domain/intake/review/undo";
import { refuse, type Result, succeed } from "~/domain/result";
import type { IntakeDeps } from "./deps";

/** `tooLate`: the hour has passed. */
export type UndoProblem = { kind: "tooLate" };

/** Takes a publication back, within its hour; `kept` events have been edited since, and stay. Safe to repeat. */
export async function undoIntake(
  { id, organizer_id, rows, published_at, sync_id }: IntakeRow,
  { db, now }: IntakeDeps,
): Promise<Result<{ kind: "undone"; kept: number }, UndoProblem>> {
  if (published_at === null) return succeed({ kind: "undone", kept: 0 });
  if (now > undoUntil(published_at)) return refuse({ kind: "tooLate" });
  const unpublished = markPublished(db, id, { rows, publishedAt: null, syncId: null });
  if (sync_id !== null) {
    await deleteCalendar(db, organizer_id, sync_id, now);
    await unpublished;
    return succeed({ kind: "undone", kept: 0 });
  }
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const [deleted] = await db.batch([
    deleteUneditedEvents(
      db,
      organizer_id,
      ticked.map((row) => row.id),
    ),
    unpublished,
    raiseEpoch(db),
  ]);
  return succeed({ kind: "undone", kept: ticked.length - deleted.length });
}
