import type { EventType } from "../event-types";

/** One time that an event of a calendar takes place. */
export interface Occurrence {
  /** As the calendar gives it; empty where it gives none. */
  uid: string;
  /**
   * The moment (UTC, ISO 8601) or day at which this occurrence of a series was first planned. It stays when the
   * occurrence is moved, and is null for an event that takes place once.
   */
  recurrenceId: string | null;
  /** UID and recurrence id as one text; made from title and start where there is no UID. Unique within a calendar. */
  key: string;
  summary: string;
  description: string | null;
  /** UTC, ISO 8601, or a day (YYYY-MM-DD) where `allDay`. */
  start: string;
  /** Like `start`, not included. Null where it has no end or one that isn't after its start. */
  end: string | null;
  allDay: boolean;
  status: "CONFIRMED" | "TENTATIVE" | null;
  /** Not meant for the public: its CLASS, or that of its series, is anything but PUBLIC. */
  isPrivate: boolean;
  location: string | null;
  geo: { lat: number; lng: number } | null;
  /** http or https. */
  url: string | null;
  tags: string[];
  eventType: EventType;
  sequence: number;
}
