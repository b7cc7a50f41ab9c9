/** What has become of an event; registration is a matter of its own. */
export const EVENT_STATES = ["planned", "cancelled", "moved", "postponed", "full"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Whether one must register. */
export const REGISTRATIONS = ["none", "required", "closed"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** The columns of an event that say what has become of it. Times are unix seconds. */
export interface StateRow {
  state: EventState;
  registration: Registration;
  start_time: number;
  /** When it was to begin, where it was moved. */
  previous_start_time: number | null;
  /** Where it was to be, where it was moved. */
  previous_location: string | null;
}

/** What lists show beside an event that is not as planned. */
export const EVENT_MARKS = [
  "cancelled",
  "postponed",
  "full",
  "movedInTime",
  "movedInPlace",
  "moved",
  "closed",
  "required",
] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

/**
 * Returns an event's marks, the weightiest first; none where it is as planned and needs no registration. Registration
 * does not matter for an event that does not take place.
 */
export function marksOf(row: StateRow): EventMark[] {
  const state = stateMark(row);
  if (!takesPlace(row)) return state;
  return row.registration === "none" ? state : [...state, row.registration];
}

function stateMark(row: StateRow): EventMark[] {
  if (row.state === "planned") return [];
  if (row.state !== "moved") return [row.state];
  const isInTime = row.previous_start_time !== null && row.previous_start_time !== row.start_time;
  const isInPlace = row.previous_location !== null;
  return isInTime === isInPlace ? ["moved"] : [isInTime ? "movedInTime" : "movedInPlace"];
}

/** Returns whether an event takes place when and where it says: not one that is cancelled or postponed. */
export const takesPlace = ({ state }: Pick<StateRow, "state">): boolean =>
  state !== "cancelled" && state !== "postponed";

/** What people are told of first: an event that is off, or at another time or place. */
export const OTHERWISE = ["cancelled", "postponed", "moved"] as const satisfies EventState[];

/** Returns whether an event is not when and where, or not at all, as it was planned. */
export const isOtherwise = ({ state }: Pick<StateRow, "state">): boolean =>
  (OTHERWISE as readonly EventState[]).includes(state);

/** The columns that a change of state writes; the time is unix seconds. */
export interface StateColumns extends Omit<StateRow, "start_time"> {
  state_reason: string | null;
}

/** An event before a change of state, and the version that the change gave it. */
export interface StateBefore extends StateColumns {
  id: string;
  version: number;
}
