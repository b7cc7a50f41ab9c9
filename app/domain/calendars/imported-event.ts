import type { SaidState } from "~/domain/events/said-state";
import type { EventType } from "~/domain/events/types";
import type { Position } from "~/domain/places/position";
import { digest } from "~/domain/text/digest";

export interface ImportedEvent {
  /** UID and recurrence id; unique within a calendar. */
  key: string;
  uid: string;
  title: string;
  description: string;
  type: EventType;
  start: Date;
  /** Exclusive; null where the calendar has none. */
  end: Date | null;
  allDay: boolean;
  location: string | null;
  geo: Position | null;
  url: string | null;
  tags: string[];
  state: SourceState;
}

/** Returns the UID of a key `UID#recurrence id`; an event without a UID has the whole key for one. */
export const uidOf = (key: string) => (key.startsWith("#") ? key : key.slice(0, key.lastIndexOf("#")) || key);

type SourceState = SaidState | "planned";

export interface FingerprintedEvent extends ImportedEvent {
  fingerprint: string;
}

/** Between two readings: `missing` is looked for once more; `lost` is shown as cancelled. */
type StoredStanding = "there" | "missing" | "lost";

export interface StoredImportedEvent {
  id: string;
  key: string;
  title: string;
  start: Date;
  location: string | null;
  standing: StoredStanding;
  fingerprint: string | null;
  /** False while it is held. */
  isPublic: boolean;
}

export interface SourceColumns {
  missing_since: number | Date | null;
  import_fingerprint: string | null;
}

export const storedStanding = ({ missing_since, import_fingerprint }: SourceColumns): StoredStanding =>
  missing_since === null ? "there" : import_fingerprint === null ? "lost" : "missing";

/** Raised when the importer reads the same calendar differently, so that its events are written again. */
const VERSION = 1;

const PLACE_OPEN = "?";

const LENGTH = 24;

/** Ignores order in the calendar and time stamps; `home` is the position of events without a place. */
export function importFingerprint({ uid: _uid, key: _key, state, ...content }: ImportedEvent, home: Position | null) {
  const tags = [...content.tags].sort();
  // Left out where it is as planned, so that stored fingerprints stay valid.
  const told = state === "planned" ? {} : { state };
  const text = JSON.stringify([VERSION, { ...content, tags, ...told }, content.geo ? null : home]);
  return digest(text, LENGTH);
}

export const withPlaceOpen = (fingerprint: string) => fingerprint + PLACE_OPEN;

export const isPlaceOpen = (fingerprint: string) => fingerprint.endsWith(PLACE_OPEN);

export const withPlaceFound = (fingerprint: string) =>
  isPlaceOpen(fingerprint) ? fingerprint.slice(0, -PLACE_OPEN.length) : fingerprint;

export const hasSameContent = (stored: string | null, fingerprint: string) =>
  stored === fingerprint || stored === withPlaceOpen(fingerprint);

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)[^\s)]+/gi;

const ONLINE =
  /^(?:på )?(?:zoom|(?:microsoft )?teams|google meet|skype|youtube|facebook|online|digitalt?|nett(?:et)?|tba|tbd)\b/i;

/** Returns the part of a LOCATION that can be geocoded; null where it is no physical place. */
export function placeText(location: string): string | null {
  const text = location
    .replace(WEB_ADDRESS, " ")
    .replace(/\(\s*\)|\s+/g, " ")
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  return text === "" || ONLINE.test(text) ? null : text;
}

interface CalendarDefaults {
  type: EventType | null;
  place: string | null;
}

export function withDefaults(event: ImportedEvent, { type, place }: CalendarDefaults): ImportedEvent {
  return {
    ...event,
    type: event.type === "other" ? (type ?? event.type) : event.type,
    location: event.location ?? (event.geo ? null : place),
  };
}
