import type { UnderstoodEvent } from "~/domain/sources/understood";
import type { StructuredSource } from "./structured-event";

export interface PageEvent extends UnderstoodEvent {
  source: StructuredSource | "text";
  id: string | null;
  /** Where two disagree; the time is null for a whole day. */
  other: { day: string; time: string | null } | null;
  isOnline: boolean;
  isSoldOut: boolean;
}
