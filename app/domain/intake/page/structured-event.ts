export type StructuredSource = "json-ld" | "microdata" | "h-event" | "wix";

/** An event as a page's data says it, field by field; null where a field is missing or no use. Texts may be HTML. */
export interface StructuredEvent {
  source: StructuredSource;
  /** The source's own id; null where it gives none. */
  id: string | null;
  types: string[];
  name: string | null;
  /** Times as written, or seconds or milliseconds since 1970. */
  start: string | number | null;
  end: string | number | null;
  previousStart: string | number | null;
  duration: string | null;
  description: string | null;
  url: string | null;
  image: string | null;
  place: string | null;
  address: string | null;
  isOnline: boolean;
  status: "cancelled" | "postponed" | "rescheduled" | null;
  isSoldOut: boolean;
  /** It has a rule instead of a day, as schema.org's eventSchedule. */
  repeats: boolean;
  /** Its times are in a zone that it names: it says the clock at the place. */
  hasZone: boolean;
  /** The blocks that it was marked up in; null for data in a script. */
  blocks: { from: number; to: number } | null;
}
