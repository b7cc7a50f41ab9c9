import { RETENTION } from "~/domain/site/retention";
import { DAY_MS } from "~/domain/time/days-and-moments";

export const EVENT_ACTS = [
  "created",
  "changed",
  "state",
  "stateUndone",
  "stepUndone",
  "seriesChanged",
  "deleted",
  "restored",
] as const;

export type EventAct = (typeof EVENT_ACTS)[number];

/** Presses over events of several series, or over an intake: what their events' own lines tell already. */
export const WHOLE_ACTS = ["several", "intake"] as const;

/** But for what lies in the bin. */
const UNDO_MS = 3_600_000;

/** What was done since can be undone. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

export const undoUntil = (doneAt: Date, { isInBin = false } = {}): Date =>
  new Date(doneAt.getTime() + (isInBin ? RETENTION.binDays * DAY_MS : UNDO_MS));
