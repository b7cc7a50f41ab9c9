import type { EventType } from "~/domain/events/types";
import type { ImportedEvent } from "./imported-event";

/** What a calendar's events are where they do not say it themselves. */
export interface CalendarDefaults {
  type: EventType | null;
  place: string | null;
}

/** An event as it is imported: its own words first, then what its calendar was told to assume. */
export function withDefaults(event: ImportedEvent, { type, place }: CalendarDefaults): ImportedEvent {
  return {
    ...event,
    type: event.type === "other" ? (type ?? event.type) : event.type,
    location: event.location ?? (event.geo ? null : place),
  };
}
