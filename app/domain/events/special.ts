import { EVENT_TYPE_FACTS, EVENT_TYPES, type EventType } from "./types";

export const SPECIAL_TYPES = EVENT_TYPES.filter((type) => EVENT_TYPE_FACTS[type].isSpecial);

export const isSpecial = ({ event_type, title }: { event_type: EventType; title: string }): boolean =>
  EVENT_TYPE_FACTS[event_type].isSpecial || /festival/i.test(title);
