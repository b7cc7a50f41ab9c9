import type { NotUnderstood } from "~/domain/intake/understood";
import type { DayRange } from "~/domain/time/wall-clock";
import type { Occurrence } from "./reader/event-content";
import type { ImportSkipReason } from "./run";

/** An event of a source, as it is imported. */
export type SourceEvent = Pick<
  Occurrence,
  | "key"
  | "uid"
  | "summary"
  | "description"
  | "start"
  | "end"
  | "allDay"
  | "isPrivate"
  | "location"
  | "geo"
  | "url"
  | "tags"
  | "eventType"
>;

interface SkippedOfSource {
  uid: string | null;
  summary: string | null;
  reason: ImportSkipReason;
  /** What the source says that is wrong. */
  detail?: string | null;
  /** As in SourceRefusal. */
  start?: string | null;
  line?: number | null;
}

/** What was read of a source, be it a calendar's feed or a web page. */
export interface SourceReading extends SourceHeads {
  occurrences: SourceEvent[];
  /** Those that it names as cancelled. */
  cancelled: SourceEvent[];
}

/** What is known of a source besides its events. */
export interface SourceHeads {
  /** The first events that were left out; how many there were in all. */
  skipped: SkippedOfSource[];
  skippedByReason: Partial<Record<ImportSkipReason, number>>;
  /** Lines of a page that speak of a time and became no event. */
  notUnderstood?: readonly NotUnderstood[];
  totalEvents: number;
  pastEvents: number;
  /** False where it was cut off. */
  isComplete: boolean;
  /** Seconds between two readings that the source asks for. */
  refreshInterval: number | null;
  /** The days between which the source lists all events; null: always. */
  listed: DayRange | null;
}
