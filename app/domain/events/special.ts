import { IN_LISTS } from "./in-lists";
import { EVENT_TYPES, type EventType } from "./types";

export const SPECIAL_TYPES = EVENT_TYPES.filter((type) => IN_LISTS[type].isSpecial);

export const isSpecial = ({ event_type, title }: { event_type: EventType; title: string }): boolean =>
  IN_LISTS[event_type].isSpecial || /festival/i.test(title);
