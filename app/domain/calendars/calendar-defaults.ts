import type { EventType } from "~/domain/events/types";
import type { ImportedEvent } from "./imported-event";

/** The type and place of a calendar's events that have none of their own. */
export interface CalendarDefaults {
  type: EventType | null;
  place: string | null;
}

/** Returns an imported event with the calendar's defaults in its empty fields. */
export function withDefaults(event: ImportedEvent, { type, place }: CalendarDefaults): ImportedEvent {
  return {
    ...event,
    type: event.type === "other" ? (type ?? event.type) : event.type,
    location: event.location ?? (event.geo ? null : place),
  };
}
