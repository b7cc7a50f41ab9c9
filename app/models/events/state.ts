import type { Database } from "#db/client";
import { aroundPress, endUndo } from "#db/queries/events/history";
import { findOwnEvent, listEventRows, newestVersion, type OwnEvent } from "#db/queries/events/own";
import { findStateChange, stateColumnsOf, writeStates } from "#db/queries/events/states";
import { raiseEpoch } from "#db/queries/site/publication";
import { stopIfChanged } from "#db/queries/versions";
import type { SeriesScope } from "~/domain/events/repetition";
import { chooseFrom } from "~/domain/events/series-scope";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import { stateAfter, type StateChoice } from "~/domain/events/state-choices";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { Given } from "~/models/site/given";
import { seriesOf } from "./series";
import { pressWith, writeBatch } from "./writing";

type Deps = Given<"db" | "now">;

export interface StateChange {
  choice: StateChoice;
  reason: string | null;
  scope: SeriesScope;
  /** Shown with: see newestVersion(). */
  version: number;
  userId: string;
}

/** `tooLate`: the event is over; `gone`: somebody else has deleted it meanwhile. */
export type StateProblem = ChangedMeanwhile<OwnEvent> | { kind: "tooLate" } | { kind: "gone" } | { kind: "failed" };

/** Returns of how many. A press that was sent twice counts once. */
export async function changeState(
  own: OwnEvent,
  { choice, reason, scope, version, userId }: StateChange,
  { db, now }: Deps,
): Promise<Result<{ count: number }, StateProblem>> {
  const { event, series } = own;
  if (phaseOf(eventTimesOf(event), now) === "past") return refuse({ kind: "tooLate" });
  const which = { scope: series ? scope : "this", anchorId: event.id, includeExceptions: true, now } as const;
  const ids = chooseFrom({ events: seriesOf(own), ...which }).chosen.map(({ id }) => id);
  const rows = (await listEventRows(db, ids)).map((row) => ({ id: row.id, ...stateColumnsOf(row) }));
  const changed = rows
    .map((before) => ({ before, after: stateAfter(before, choice, reason) }))
    .filter(({ before, after }) => JSON.stringify({ ...before, ...after }) !== JSON.stringify(before));
  if (changed.length === 0) return succeed({ count: rows.length });
  const next = newestVersion(own) + 1;
  const states = changed.map(({ before }) => ({ ...before, version: next }));
  const undo = { of: "states", states, local: null } as const;
  const press = aroundPress(db, pressWith(event, { act: "state", count: changed.length, userId, undo }), now);
  const written = await writeBatch(db, [
    stopIfChanged(db, { table: "events", ids, version }),
    ...press.before,
    writeStates(
      db,
      changed.map(({ before: { id }, after }) => ({ ...after, id })),
      next,
      now,
    ),
    ...press.after,
    raiseEpoch(db),
  ]);
  return written.ok ? succeed({ count: changed.length }) : refuse(await sinceThen(event.id, written.problem.kind, db));
}

/** Within the hour; one taken back already counts as done. */
export async function undoState(
  { event }: OwnEvent,
  { userId }: { userId: string },
  { db, now }: Deps,
): Promise<Result<null, StateProblem>> {
  const change = await findStateChange(db, event.id, now);
  if (!change) return succeed(null);
  const ids = change.states.map(({ id }) => id);
  const given = change.states[0]?.version ?? 0;
  const press = aroundPress(db, pressWith(event, { act: "stateUndone", count: ids.length, userId }), now);
  const written = await writeBatch(db, [
    stopIfChanged(db, { table: "events", ids, version: given }),
    ...press.before,
    writeStates(db, change.states, given + 1, now),
    endUndo(db, change.id, null),
    ...press.after,
    raiseEpoch(db),
  ]);
  return written.ok ? succeed(null) : refuse(await sinceThen(event.id, written.problem.kind, db));
}

async function sinceThen(id: string, kind: "changedMeanwhile" | "failed", db: Database): Promise<StateProblem> {
  if (kind === "failed") return { kind };
  const stored = await findOwnEvent(db, id);
  return stored ? { kind, stored } : { kind: "gone" };
}
