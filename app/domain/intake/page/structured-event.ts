import type { AdapterName } from "~/domain/sources/adapter-names";
import type { UnderstoodEvent } from "~/domain/sources/understood";

type StructuredSource = "ics" | "json-ld" | "microdata" | "h-event" | "feed" | "answer" | AdapterName;

/** As a page's data says, null where a field is missing or no use; texts may be HTML. */
export interface StructuredEvent {
  source: StructuredSource;
  id: string | null;
  types: string[];
  name: string | null;
  /** As written, or seconds or milliseconds since 1970. */
  start: string | number | null;
  end: string | number | null;
  previousStart: string | number | null;
  duration: string | null;
  description: string | null;
  /** As "Gravferd". */
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
  /** Times are known to be the place's: in a zone that it names, or of a source found right. */
  hasZone: boolean;
  blocks: { from: number; to: number } | null;
}

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

/** Adapters' times have been found right, unless it says otherwise. */
export const eventOfAdapter = (
  source: AdapterName,
  said: Pick<StructuredEvent, "id" | "name" | "start"> & Partial<StructuredEvent>,
): StructuredEvent => ({ ...NOTHING_SAID, hasZone: true, ...said, source });

export interface PageEvent extends UnderstoodEvent {
  source: StructuredSource | "text";
  id: string | null;
  /** Where two disagree; the time is null for a whole day. */
  other: { day: string; time: string | null } | null;
  isOnline: boolean;
  isSoldOut: boolean;
}
