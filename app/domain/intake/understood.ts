/** Why a row is not sure: keys of texts in app/i18n. */
export type Doubt =
  /** A day is said, and no clock. */
  | "no_time"
  /** Nothing but nearness to today says which year. */
  | "year_guessed"
  /** "kl. 7". */
  | "morning_or_evening"
  /** "ca. kl. 20". */
  | "about"
  /** "med forbehold", "?". */
  | "reserved"
  /** "flyttet til", "ny tid". */
  | "moved"
  /** "11.10" is the eleventh of October or ten past eleven. */
  | "date_or_time"
  /** "09/10/2026" is of September or of October. */
  | "month_or_day"
  /** "4.–6. september kl. 19": every evening, or one long event. */
  | "daily_or_throughout"
  /** Lasts a month or more, as exhibitions do. */
  | "standing"
  /** Its line names several days or clocks, and what each is of is not plain. */
  | "several_times"
  /** Its end is not after its start. */
  | "end_before_start"
  /** The change to summer time leaps over it, or the change back has it twice. */
  | "clock_change"
  /** Behind an evening, so of the night to the day after the one that is written. */
  | "past_midnight"
  | "repeats_without_end"
  | "repeats_with_exceptions"
  /** Of the day that the event on the line above has. */
  | "day_from_above"
  | "cancelled"
  /** A clock with an offset, which some sources write beside the clock at the place. */
  | "zone_claimed"
  /** Two clocks of one source disagree. */
  | "clocks_differ";

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

export type NotUnderstoodReason =
  | "no_date"
  | "no_title"
  | "weekday_differs"
  | "no_such_day"
  | "too_far_away"
  /** "i morgen": as seen from a day that nobody knows. */
  | "relative"
  | "cancelled"
  /** Names a time and another that it was moved from or to. */
  | "moved"
  /** Deadlines, office hours, what has been. */
  | "no_event"
  | "too_long";

/** A line that speaks of a time and became no event. */
export interface NotUnderstood {
  line: number;
  text: string;
  reason: NotUnderstoodReason;
}

/** What a text was understood as. Every line that speaks of a time is in one of the two. */
export interface ProgrammeReading {
  events: UnderstoodEvent[];
  notUnderstood: NotUnderstood[];
}
