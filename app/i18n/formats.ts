import type { TIME_FORMATS } from "~/domain/site/locales";

/** Patterns of date-fns. */
export interface Formats {
  name: string;
  /** A language that all browsers know. */
  numbers: string;
  /** "18:30" and "6:30 PM" */
  time: Record<(typeof TIME_FORMATS)[number], string>;
  /** "7. juni" */
  day: string;
  /** "7. juni 2026" */
  dayAndYear: string;
  /** "søndag 7.", where the month comes later */
  weekdayAlone: string;
  /** "søndag 7. juni" */
  weekday: string;
  /** "søndag 7. juni 2026" */
  weekdayAndYear: string;
  /** "juni" */
  month: string;
  /** "juni 2026" */
  monthAndYear: string;
}
