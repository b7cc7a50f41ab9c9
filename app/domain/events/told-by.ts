import type { EventType } from "./types";

/** What tells events of a type apart in a list of many: where they are, or what they are. */
export const TOLD_BY: Record<EventType, "place" | "title"> = {
  service: "place",
  prayer: "title",
  concert: "title",
  youth: "title",
  conference: "title",
  other: "title",
};
