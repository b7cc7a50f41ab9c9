import type { Position } from "~/domain/places/position";
import type { CalendarRule } from "./series-rule";

export interface CalendarEntry {
  /** Never changes for an event. */
  uid: string;
  changedAt: Date;
  start: Date;
  end: Date | null;
  /** Where it is true, only the Norwegian days count. */
  allDay: boolean;
  summary: string;
  /** Of summary and description (BCP 47); null where nobody has said. */
  language: string | null;
  /** A cancelled event stays in calendars, struck through. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  sequence: number;
  description: string;
  location: string | null;
  position: Position | null;
  url: string;
  categories: string[];
  image: string | null;
}

/** Repetitions are named by the Norwegian clock: YYYY-MM-DDTHH:MM:SS, or YYYY-MM-DD of a whole day. */
export interface RepeatedEntry extends CalendarEntry {
  repeats?: { rule: CalendarRule; last: string; leftOut: string[] };
  insteadOf?: string;
}
