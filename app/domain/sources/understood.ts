import type { FactValues } from "~/domain/facts/facts";
import type { Evidence } from "./evidence";

export type Doubt =
  | "no_time"
  /** Only nearness to today tells the year. */
  | "year_guessed"
  /** "kl. 7". */
  | "morning_or_evening"
  /** "ca. kl. 20". */
  | "about"
  /** "med forbehold", "?". */
  | "reserved"
  /** "flyttet til", "ny tid". */
  | "moved"
  /** By an older mail, below an answer that tells days of its own. */
  | "quoted"
  /** "11.10": the eleventh of October or ten past eleven. */
  | "date_or_time"
  /** "09/10/2026": September or October. */
  | "month_or_day"
  /** "4.–6. september kl. 19": every evening, or one long event. */
  | "daily_or_throughout"
  /** Lasts a month or more, as exhibitions do. */
  | "standing"
  /** Several days or clocks, and what each is of is unclear. */
  | "several_times"
  | "end_before_start"
  /** Summer time leaps over it, or has it twice. */
  | "clock_change"
  /** After an evening, so of the next day's night. */
  | "past_midnight"
  | "repeats_without_end"
  | "repeats_with_exceptions"
  | "day_from_above"
  /** "i morgen", from the day on which it was handed over. */
  | "from_today"
  /** Another line has the only clock, and does not say that it is of all. */
  | "time_elsewhere"
  /** Lies within the days of one that stands above: a part of it. */
  | "part_of_longer"
  /** The title stands in a line of its own, and may be of something else. */
  | "title_apart"
  | "cancelled"
  /** A clock with an offset, which some sources write beside the local clock. */
  | "zone_claimed"
  | "clocks_differ"
  /** A picture may say others. */
  | "figures_unsure"
  /** No weekday in the picture confirms its date. */
  | "no_weekday"
  /** Words of time that were not understood. */
  | "unread";

/** Before anybody has looked at it; times are the local clock's. */
export interface UnderstoodEvent {
  title: string;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM; null for whole days, or where no time is said. */
  time: string | null;
  /** Included; null where it is the first. */
  endDay: string | null;
  /** HH:MM. */
  endTime: string | null;
  place: string | null;
  address: string | null;
  url: string | null;
  image: string | null;
  description: string | null;
  /** Where a text says what it costs. */
  price?: Pick<FactValues, "price" | "price_nok"> | null;
  doubts: Doubt[];
  /** Of what lines say; data that names its values has none. */
  evidence?: Evidence;
  /** See private-words.ts. */
  isPrivate: boolean;
  /** The line or row it was read from, from 1. */
  line: number;
}

export type NotUnderstoodReason =
  | "no_date"
  | "no_title"
  | "weekday_differs"
  | "no_such_day"
  | "too_far_away"
  /** "i morgen", said on an unknown day. */
  | "relative"
  | "cancelled"
  | "moved"
  /** Deadlines, office hours, what has been. */
  | "no_event"
  | "too_long"
  /** Names no time; of a text that somebody pastes. */
  | "unused";

/** A line that became no event. */
export interface NotUnderstood {
  line: number;
  text: string;
  reason: NotUnderstoodReason;
  /** YYYY-MM-DD; what the line says is of another weekday. */
  day?: string;
}

/** Every line that names a time is in one of the two. */
export interface ProgrammeReading {
  events: UnderstoodEvent[];
  notUnderstood: NotUnderstood[];
}
