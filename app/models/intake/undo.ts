import type { Database } from "#db/client";
import { deleteCalendar } from "#db/queries/calendars/calendars";
import { countEventChanges } from "#db/queries/calendars/event-changes";
import { listEventRows } from "#db/queries/events/own";
import type { EventChange } from "#db/queries/events/writes";
import { deleteUneditedEvents, type IntakeRow, markPublished, selectStanding } from "#db/queries/intakes";
import { raiseEpoch } from "#db/queries/site/publication";
import { undoUntil } from "~/domain/review/undo";
import { refuse, type Result, succeed } from "~/domain/values";
import { writeBatch } from "~/models/events/writing";
import type { IntakeDeps } from "./deps";
import { type MergedEvent, mergedWith, writeMerged } from "./merge";

/** `tooLate`: the hour has passed; `editedSince`: a source with events changed here goes only with its calendar. */
export type UndoProblem =
  | { kind: "tooLate" }
  | { kind: "savedMeanwhile" }
  | { kind: "editedSince" }
  | { kind: "notUndone" };

/** Within its hour; `kept` events have been edited since. Safe to repeat. */
export async function undoIntake(
  { id, organizer_id, rows, published_at, sync_id, replaced }: IntakeRow,
  { db, now }: IntakeDeps,
): Promise<Result<{ kind: "undone"; kept: number }, UndoProblem>> {
  if (published_at === null) return succeed({ kind: "undone", kept: 0 });
  if (now > undoUntil(published_at)) return refuse({ kind: "tooLate" });
  const unpublished = markPublished(db, id, { rows, publishedAt: null, syncId: null });
  if (sync_id !== null) {
    if ((await countEventChanges(db, sync_id)) > 0) return refuse({ kind: "editedSince" });
    await deleteCalendar(db, organizer_id, sync_id, now);
    await unpublished;
    return succeed({ kind: "undone", kept: 0 });
  }
  const before = await findUnedited(db, replaced ?? [], published_at);
  const merged = new Set(replaced?.map((event) => event.id));
  const own = rows.filter((row) => row.isTicked && !merged.has(mergedWith(row) ?? ""));
  const ownIds = own.map((row) => row.id);
  const isBack = new Set(before.map(({ stored }) => stored.id));
  const written = await writeBatch(db, [
    ...writeMerged(db, before, now),
    deleteUneditedEvents(db, organizer_id, ownIds),
    unpublished,
    raiseEpoch(db),
    selectStanding(db, [...ownIds, ...[...merged].filter((event) => !isBack.has(event))]),
  ]);
  if (!written.ok)
    return refuse({ kind: written.problem.kind === "changedMeanwhile" ? "savedMeanwhile" : "notUndone" });
  const kept = written.value.at(-1) as Awaited<ReturnType<typeof selectStanding>>;
  return succeed({ kind: "undone", kept: kept.length });
}

async function findUnedited(db: Database, replaced: readonly EventChange[], since: Date): Promise<MergedEvent[]> {
  if (replaced.length === 0) return [];
  const stored = await listEventRows(
    db,
    replaced.map(({ id }) => id),
  );
  const unedited = new Map(
    stored.filter((event) => (event.updated_at ?? since) <= since).map((event) => [event.id, event]),
  );
  return replaced.flatMap((change) => {
    const event = unedited.get(change.id);
    return event ? [{ stored: event, change }] : [];
  });
}
