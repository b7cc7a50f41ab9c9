import type { Position } from "~/domain/places/position";
import type { CalendarRule } from "./series-rule";

export interface CalendarEntry {
  /** Never changes for an event. */
  uid: string;
  changedAt: Date;
  start: Date;
  /** Exclusive; null where it has no end. */
  end: Date | null;
  /** True: only the Norwegian days count. */
  allDay: boolean;
  summary: string;
  /** Of summary and description (BCP 47); null where nobody has said. */
  language: string | null;
  /** A cancelled event stays in calendars, struck through. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Grows with each change; some programs take no change without it. */
  sequence: number;
  /** Without the address of its page, which is written below it. */
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
