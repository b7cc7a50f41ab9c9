import type { RepeatRule } from "~/domain/events/repetition";
import type { EventType } from "~/domain/events/types";
import type { EVENT_FACTS } from "~/domain/facts/facts";
import type { County } from "~/domain/places/counties";
import type { Doubt } from "~/domain/sources/understood";

/** Of the form, so that what was typed is kept with the rest of it. */
export const LINE_FIELD = "line";

/** Names of the rows that a person has changed, with commas between. */
export const BY_HAND_FIELD = "rows_by_hand";

/** UTF-16 units of the field, and of what is read at once: what follows is description, or a programme's. */
export const LINE_MAX_LENGTH = 20_000;
export const READ_AT_ONCE = 2000;

export type LineDoubt =
  | Doubt
  | "no_day"
  /** Before today. */
  | "past"
  /** "neste søndag": the coming one, or the one after. */
  | "which_week"
  /** "søndag 28. november", which is a Saturday. */
  | "weekday_differs"
  | "no_such_day"
  /** No place that was used before. */
  | "place_unknown"
  /** "mandag til fredag": of the next week, or of each. */
  | "once_or_weekly"
  /** "fra januar", "fram til jul": the first date, or the last, is worked out. */
  | "begins_about"
  | "ends_about"
  /** "menighetssalen": of which house is not said. */
  | "room_only"
  | "several_places"
  | "several_prices"
  | "no_title"
  /** "Hvem kan koke kaffe søndag?" */
  | "no_event"
  /** Than the field takes. */
  | "too_long";

/** `from`: the piece of the line that says it, as it was written. Sure where there are no doubts. */
export interface Said<Value> {
  value: Value;
  from: string;
  doubts: LineDoubt[];
}

export interface SaidWhen {
  /** YYYY-MM-DD; null where none is said or there is no such day. */
  day: string | null;
  /** HH:MM; null where none is said. */
  time: string | null;
  /** Included; null where it is the first. */
  endDay: string | null;
  endTime: string | null;
}

export interface SaidRhythm {
  rule: RepeatRule;
  /** The last date, YYYY-MM-DD; null where no end is said. */
  until: string | null;
  isEndless: boolean;
  /** Dates of the rule that are none, YYYY-MM-DD. */
  leftOut: string[];
}

export interface SaidPlace {
  name: string;
  /** Beside the name of a place that was not used before. */
  address: string | null;
  /** Index among the places that are used; null for another. */
  known: number | null;
}

export interface SaidEntry {
  price: "free" | "collection" | "ticket";
  /** Kroner. */
  nok: number | null;
}

export interface SaidLink {
  of: "registration" | "ticket" | "website";
  address: string;
}

export interface SaidEvent {
  title: Said<string> | null;
  when: Said<SaidWhen> | null;
  rhythm: Said<SaidRhythm> | null;
  place: Said<SaidPlace> | null;
  type: Said<EventType> | null;
  description: Said<string> | null;
  facts: Said<(typeof EVENT_FACTS)[number]>[];
  entry: Said<SaidEntry> | null;
  link: Said<SaidLink> | null;
}

export type LineReading =
  | { kind: "nothing" }
  | { kind: "several"; count: number }
  | { kind: "event"; event: SaidEvent };

/** What the line is read against. */
export interface LineContext {
  now: Date;
  /** The congregation's own first, where it has an address. */
  places: readonly { name: string; city: string | null; isOwn: boolean }[];
  /** Of the school holidays; none where it is not known. */
  county?: County | null;
}
