import type { EventType } from "~/domain/events/types";

/** Tint and ink of each type, always shown together with its emoji or word. */
export const TYPE_COLORS: Record<EventType, string> = {
  service: "bg-service-tint text-service",
  prayer: "bg-prayer-tint text-prayer",
  concert: "bg-concert-tint text-concert",
  youth: "bg-youth-tint text-youth",
  conference: "bg-conference-tint text-conference",
  other: "bg-other-tint text-other",
};
