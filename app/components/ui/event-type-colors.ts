import type { EventType } from "~/domain/events/types";

/** Returns the tint and ink classes of a type (app/styles/event-types.css), always shown with its emoji or name. */
export const typeColors = (type: EventType) => `bg-${type}-tint text-${type}`;
