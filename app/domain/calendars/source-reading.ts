import type { NotUnderstood } from "~/domain/sources/understood";
import type { DayRange } from "~/domain/time/days-and-moments";
import type { Occurrence } from "./reader/event-content";
import type { ImportSkipReason } from "./run";

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
  detail?: string | null;
  start?: string | null;
  line?: number | null;
}

export interface SourceReading extends SourceHeads {
  occurrences: SourceEvent[];
  cancelled: SourceEvent[];
  begun?: SourceEvent[];
}

export interface SourceHeads {
  skipped: SkippedOfSource[];
  skippedByReason: Partial<Record<ImportSkipReason, number>>;
  notUnderstood?: readonly NotUnderstood[];
  totalEvents: number;
  pastEvents: number;
  isComplete: boolean;
  refreshInterval: number | null;
  /** Null: the source lists all events, always. */
  listed: DayRange | null;
}
