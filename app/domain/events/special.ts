import type { EventType } from "./types";

/** Types of event that people travel to. */
export const SPECIAL_TYPES: readonly EventType[] = ["concert", "conference"];

/** Returns whether an event stands before the others of its day: a concert, a conference, a festival. */
export const isSpecial = ({ event_type, title }: { event_type: EventType; title: string }): boolean =>
  SPECIAL_TYPES.includes(event_type) || /festival/i.test(title);
