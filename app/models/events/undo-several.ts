import { findDeletion } from "#db/queries/events/deletions";
import { endUndo } from "#db/queries/events/history";
import { listEventRows, type StoredEvent } from "#db/queries/events/own";
import { type EventStep, type StepWrite, stopUnlessAsRead } from "#db/queries/events/several";
import { raiseEpoch } from "#db/queries/site/publication";
import type { LeftEvent } from "~/domain/events/several";
import { refuse, type Result, succeed } from "~/domain/values";
import { restoreDeletion } from "./bin";
import { changing } from "./several";
import { restored } from "./several-changes";
import { type EventDeps, writeBatch } from "./writing";

/** `tooLate`: its hour is over; `gone`: its deletion has left the bin. */
export interface StepUndoProblem {
  kind: "tooLate" | "gone" | "failed";
}

/** Within the hour, of every event that nobody has changed since; one taken back counts as done. */
export async function undoStep(
  step: EventStep,
  userId: string,
  deps: EventDeps,
): Promise<Result<EventStep, StepUndoProblem>> {
  const { db, now } = deps;
  if (step.undo_until === null) return succeed(step);
  if (step.act === "delete") return undoDeletion(step, userId, deps);
  if (now > step.undo_until) return refuse({ kind: "tooLate" });
  const ids = step.events.map(({ event_id }) => event_id);
  const rowOf = new Map((await listEventRows(db, ids)).map((row) => [row.id, row]));
  const left: LeftEvent[] = [];
  const back: { row: StoredEvent; write: StepWrite }[] = [];
  for (const { event_id: id, title, before: former, version } of step.events) {
    const row = rowOf.get(id);
    if (!row) left.push({ id, title, why: "gone" });
    else if (row.version !== version) left.push({ id, title: row.title, why: "changed" });
    else back.push({ row, write: restored(row, former) });
  }
  const rows = back.map(({ row }) => row);
  const version = 1 + Math.max(0, ...rows.map((row) => row.version));
  const undone = { of: "step", act: step.act, events: step.events, left } as const;
  const written = await writeBatch(db, [
    stopUnlessAsRead(db, rows),
    ...changing(
      {
        rows,
        writes: back.map(({ write }) => write),
        version,
        act: step.act,
        organizerId: step.organizer_id,
        userId,
        isUndone: true,
      },
      deps,
    ),
    endUndo(db, step.id, undone),
    raiseEpoch(db),
  ]);
  return written.ok
    ? succeed({ ...step, ...undone, count: rows.length, undo_until: null })
    : refuse({ kind: "failed" });
}

async function undoDeletion(
  step: EventStep,
  userId: string,
  { db, now }: EventDeps,
): Promise<Result<EventStep, StepUndoProblem>> {
  const deletion = await findDeletion(db, step.id);
  if (!deletion) return refuse({ kind: "gone" });
  const restored = await restoreDeletion(deletion, userId, { db, now });
  if (!restored.ok) return refuse({ kind: "failed" });
  const undone = { of: "step", act: step.act, events: step.events, left: [] as LeftEvent[] } as const;
  await endUndo(db, step.id, undone);
  return succeed({ ...step, ...undone, undo_until: null });
}
