import type { EventType } from "./types";

/** People travel to these. */
export const SPECIAL_TYPES: readonly EventType[] = ["concert", "conference"];

export const isSpecial = ({ event_type, title }: { event_type: EventType; title: string }): boolean =>
  SPECIAL_TYPES.includes(event_type) || /festival/i.test(title);
