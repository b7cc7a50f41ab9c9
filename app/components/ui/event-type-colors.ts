import type { EventType } from "~/domain/events/types";

/** In app/styles/event-types.css; always shown with the type's emoji or name. */
export const typeColors = (type: EventType) => `bg-${type}-tint text-${type}`;
