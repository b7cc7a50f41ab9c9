/** In the order offered. CONTRIBUTING.md lists what a new one needs; test/architecture/event-types.test.ts checks. */
export const EVENT_TYPES = ["service", "prayer", "concert", "youth", "conference", "other"] as const;

export type EventType = (typeof EVENT_TYPES)[number];

interface EventTypeFacts {
  emoji: string;
  /** Its token in the search index (app/domain/search/facets.ts), never changed or reused. */
  facet: number;
}

export const EVENT_TYPE_FACTS: Record<EventType, EventTypeFacts> = {
  service: { emoji: "⛪", facet: 0 },
  prayer: { emoji: "🙏", facet: 1 },
  concert: { emoji: "🎵", facet: 2 },
  youth: { emoji: "🎉", facet: 3 },
  conference: { emoji: "🎤", facet: 4 },
  other: { emoji: "📅", facet: 5 },
};

export const EVENT_STATES = ["planned", "cancelled", "moved", "postponed", "full"] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const REGISTRATIONS = ["none", "required", "closed"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** Times are unix seconds. */
export interface StateRow {
  state: EventState;
  registration: Registration;
  start_time: number;
  previous_start_time: number | null;
  previous_location: string | null;
  /** 1: nobody at its congregation has said yes to it. */
  is_unconfirmed?: number;
}

const EVENT_MARKS = [
  "cancelled",
  "postponed",
  "full",
  "movedInTime",
  "movedInPlace",
  "moved",
  "closed",
  "required",
  "unconfirmed",
] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

/**
 * The weightiest first. Registration does not matter for an event that does not take place, nor that one has to sign up
 * where there is no room.
 */
export const marksOf = (row: StateRow): EventMark[] =>
  row.is_unconfirmed === 1 ? [...saidMarks(row), "unconfirmed"] : saidMarks(row);

function saidMarks(row: StateRow): EventMark[] {
  const state = stateMark(row);
  if (!takesPlace(row) || row.registration === "none") return state;
  return row.state === "full" && row.registration === "required" ? state : [...state, row.registration];
}

/** What stands before a title; that one has to sign up does not, nor who has said it. */
export const titleMark = (row: StateRow): EventMark | null =>
  saidMarks(row).find((mark) => mark !== "required") ?? null;

function stateMark(row: StateRow): EventMark[] {
  if (row.state === "planned") return [];
  if (row.state !== "moved") return [row.state];
  const isInTime = row.previous_start_time !== null && row.previous_start_time !== row.start_time;
  const isInPlace = row.previous_location !== null;
  return isInTime === isInPlace ? ["moved"] : [isInTime ? "movedInTime" : "movedInPlace"];
}

export const takesPlace = ({ state }: Pick<StateRow, "state">): boolean =>
  state !== "cancelled" && state !== "postponed";

/** Whether tickets and places are still to be had. */
export const hasRoom = ({ state, registration }: Pick<StateRow, "state" | "registration">): boolean =>
  state !== "full" && registration !== "closed";

export const OTHERWISE = ["cancelled", "postponed", "moved"] as const satisfies EventState[];

export const isOtherwise = ({ state }: Pick<StateRow, "state">): boolean =>
  (OTHERWISE as readonly EventState[]).includes(state);

/** Written by a change of state; the time is unix seconds. */
export interface StateColumns extends Omit<StateRow, "start_time"> {
  state_reason: string | null;
}

/** `version` is the one that the change gave it. */
export interface StateBefore extends StateColumns {
  id: string;
  version: number;
}
