import { EVENT_TYPES, type EventType } from "./types";

/** People travel to these. */
const IS_SPECIAL: Record<EventType, boolean> = {
  service: false,
  prayer: false,
  concert: true,
  youth: false,
  conference: true,
  other: false,
};

export const SPECIAL_TYPES = EVENT_TYPES.filter((type) => IS_SPECIAL[type]);

export const isSpecial = ({ event_type, title }: { event_type: EventType; title: string }): boolean =>
  IS_SPECIAL[event_type] || /festival/i.test(title);
