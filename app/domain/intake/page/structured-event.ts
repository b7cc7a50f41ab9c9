import type { AdapterName } from "../adapter-names";

/** `ics`: a calendar that stands in a link of the page. */
export type StructuredSource = "ics" | "json-ld" | "microdata" | "h-event" | AdapterName;

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
  /** What the source files it under, as "Gravferd". */
  category: string | null;
  url: string | null;
  image: string | null;
  place: string | null;
  address: string | null;
  isOnline: boolean;
  status: "cancelled" | "postponed" | "rescheduled" | null;
  isSoldOut: boolean;
  /** It has a rule instead of a day, as schema.org's eventSchedule. */
  repeats: boolean;
  /** Its times are known to be those of the place: in a zone that it names, or of a source that has been found right. */
  hasZone: boolean;
  /** The blocks that it was marked up in; null for data in a script. */
  blocks: { from: number; to: number } | null;
}

/** An event of which nothing is said yet but that it is one. */
export const NOTHING_SAID: Omit<StructuredEvent, "source"> = {
  id: null,
  types: ["Event"],
  name: null,
  start: null,
  end: null,
  previousStart: null,
  duration: null,
  description: null,
  category: null,
  url: null,
  image: null,
  place: null,
  address: null,
  isOnline: false,
  status: null,
  isSoldOut: false,
  repeats: false,
  hasZone: false,
  blocks: null,
};

/** An event of an adapter, whose times have been found right where nothing else is said. */
export const eventOfAdapter = (
  source: AdapterName,
  said: Pick<StructuredEvent, "id" | "name" | "start"> & Partial<StructuredEvent>,
): StructuredEvent => ({ ...NOTHING_SAID, hasZone: true, ...said, source });
