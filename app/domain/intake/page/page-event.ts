import type { UnderstoodEvent } from "../understood";
import type { StructuredSource } from "./structured-event";

/** An event of a page. */
export interface PageEvent extends UnderstoodEvent {
  source: StructuredSource | "text";
  /** The source's own id; null where it gives none. */
  id: string | null;
  /** The other day and clock, where two disagree; the time is null for a whole day. */
  other: { day: string; time: string | null } | null;
  isOnline: boolean;
  isSoldOut: boolean;
}
