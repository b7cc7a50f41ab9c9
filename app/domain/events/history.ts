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
