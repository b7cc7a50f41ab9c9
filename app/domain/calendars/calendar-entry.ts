import type { Position } from "~/domain/places/position";
import type { CalendarRule } from "./series-rule";

/** An event as calendar programs know it. */
export interface CalendarEntry {
  /** Never changes for an event. */
  uid: string;
  changedAt: Date;
  start: Date;
  /** The first moment after the event; null where it has no end. */
  end: Date | null;
  /** True: only the Norwegian days count. */
  allDay: boolean;
  summary: string;
  /** Of summary and description (BCP 47); null where nobody has said. */
  language: string | null;
  /** iCalendar's STATUS: a cancelled event stays in calendars, struck through. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Grows with each change; some programs take no change without it. */
  sequence: number;
  /** The address of its page is written below it. */
  description: string;
  location: string | null;
  position: Position | null;
  url: string;
  categories: string[];
  /** Address of its picture. */
  image: string | null;
}

/**
 * An entry, and how it repeats or which repetition it stands for. Repetitions are named by the Norwegian clock:
 * YYYY-MM-DDTHH:MM:SS, or YYYY-MM-DD of a whole day.
 */
export interface RepeatedEntry extends CalendarEntry {
  repeats?: { rule: CalendarRule; last: string; leftOut: string[] };
  insteadOf?: string;
}
