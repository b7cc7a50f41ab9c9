import { endUndo } from "#db/queries/events/history";
import { findImportedEvent, newestImportedVersion, type OwnImportedEvent } from "#db/queries/events/imported";
import type { OwnEvent } from "#db/queries/events/own";
import { findStateChange, stateColumnsOf } from "#db/queries/events/states";
import { type ChangeScope, layersOf, nextChanges, sourceValuesOf, wantedState } from "~/domain/calendars/local-changes";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import { stateAfter } from "~/domain/events/state-choices";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { StateChange, StateProblem } from "~/models/events/state";
import type { TakeDeps } from "~/models/images/take";
import { writeLocalChanges } from "./change-imported";

type Deps = Pick<TakeDeps, "db" | "now">;

export type EventWithState = { kind: "own"; own: OwnEvent } | { kind: "imported"; own: OwnImportedEvent };

export type ImportedStateProblem =
  | Exclude<StateProblem, { kind: "changedMeanwhile" }>
  | ChangedMeanwhile<OwnImportedEvent>;

/** Of one event, or of all with its UID; survives every run. */
export async function changeImportedState(
  own: OwnImportedEvent,
  { choice, reason, scope, version, userId }: StateChange,
  deps: Deps,
): Promise<Result<{ count: number }, ImportedStateProblem>> {
  const { event, changes } = own;
  const { now } = deps;
  if (phaseOf(eventTimesOf(event), now) === "past") return refuse({ kind: "tooLate" });
  const before = stateColumnsOf(event);
  const wanted = wantedState(stateAfter(before, choice, reason), sourceValuesOf(event));
  const changeScope: ChangeScope = scope === "this" ? "date" : "event";
  const next = nextChanges(changes, event.google_event_id, wanted, changeScope);
  if (next === null) return succeed({ count: 1 });
  const states = [{ id: event.id, ...before, version: newestImportedVersion(own) + 1 }];
  const undo = { of: "states", states, local: layersOf(changes, event.google_event_id) } as const;
  const written = await writeLocalChanges(
    own,
    next,
    { scope: changeScope, version, press: { act: "state", userId, undo } },
    deps,
  );
  return written.ok ? written : refuse(await sinceThen(own, written.problem.kind, deps));
}

/** Within the hour. */
export async function undoImportedState(
  own: OwnImportedEvent,
  { userId }: { userId: string },
  deps: Deps,
): Promise<Result<null, ImportedStateProblem>> {
  const change = await findStateChange(deps.db, own.event.id, deps.now);
  if (!change?.local) return succeed(null);
  const version = change.states[0]?.version ?? 0;
  const edit = {
    scope: "event",
    version,
    more: [endUndo(deps.db, change.id, null)],
    press: { act: "stateUndone", userId },
  } as const;
  const written = await writeLocalChanges(own, change.local, edit, deps);
  return written.ok ? succeed(null) : refuse(await sinceThen(own, written.problem.kind, deps));
}

async function sinceThen(
  { event }: OwnImportedEvent,
  kind: "changedMeanwhile" | "failed",
  { db, now }: Deps,
): Promise<ImportedStateProblem> {
  if (kind === "failed") return { kind };
  const stored = await findImportedEvent(db, event.id, now);
  return stored ? { kind, stored } : { kind: "gone" };
}
