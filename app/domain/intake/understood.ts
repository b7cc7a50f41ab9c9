/** Why a row is not sure, or what its reader leaned on: keys of texts in app/i18n. */
export type Doubt =
  | "no_time"
  | "year_guessed"
  | "weekday_differs"
  | "morning_or_evening"
  | "date_or_time"
  | "repeats_without_end"
  | "repeats_with_exceptions"
  | "clocks_differ"
  | "day_from_above"
  | "no_title"
  | "cancelled"
  | "long_ago"
  | "far_ahead";

/** An event as a source says it, before anybody has looked at it. Times are the wall clock's where it takes place. */
export interface UnderstoodEvent {
  title: string;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM; null where it lasts whole days, or no time is said. */
  time: string | null;
  /** The last day, included; null where it is the first. */
  endDay: string | null;
  /** HH:MM. */
  endTime: string | null;
  place: string | null;
  address: string | null;
  url: string | null;
  image: string | null;
  description: string | null;
  /** Empty where it is sure. */
  doubts: Doubt[];
  /** Looks as if it were nobody else's business: see private-words.ts. */
  isPrivate: boolean;
  /** Number of the line or row that it was read from, from 1. */
  line: number;
}

/** A line that speaks of a time and could not be read, with the reason. */
export interface NotUnderstood {
  line: number;
  text: string;
  reason: "no_date" | "no_title" | "weekday_differs" | "no_such_day" | "several_meanings" | "too_far_away" | "relative";
}
