import type { EventType } from "./types";

interface InLists {
  /** People travel to it. */
  isSpecial: boolean;
  /** What tells it apart from others of its type: where it is, or what it is. */
  toldBy: "place" | "title";
}

export const IN_LISTS: Record<EventType, InLists> = {
  service: { isSpecial: false, toldBy: "place" },
  prayer: { isSpecial: false, toldBy: "title" },
  concert: { isSpecial: true, toldBy: "title" },
  youth: { isSpecial: false, toldBy: "title" },
  conference: { isSpecial: true, toldBy: "title" },
  other: { isSpecial: false, toldBy: "title" },
};
