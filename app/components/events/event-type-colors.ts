import type { EventType } from "~/domain/events/types";

/** Tint and ink of a type (app/styles/event-types.css), always shown together with its emoji or word. */
export const typeColors = (type: EventType) => `bg-${type}-tint text-${type}`;
