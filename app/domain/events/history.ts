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
const UNDO_SECONDS = 3600;

/** What was done since can be undone. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - UNDO_SECONDS * 1000);

export const undoUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + UNDO_SECONDS * 1000);
