import type { County } from "~/domain/places/counties";
import { refuse, type Result, succeed } from "~/domain/result";
import { dayNumber } from "~/domain/time/calendar-days";
import { type NamedDay, publicHolidayOn } from "~/domain/time/church-year";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import type { SeriesProblem } from "./recurrence";

/** The days that a series keeps free of. */
export interface Avoidance {
  /** Public holidays. */
  holidays: boolean;
  /** The county whose usual school holidays count; null for none. */
  county: County | null;
}

/** Why a day may be no good day. */
export type Clash = { kind: "holiday"; name: NamedDay } | { kind: "school"; name: SchoolHoliday };

/** Returns what a day (YYYY-MM-DD) clashes with; a public holiday before a school holiday. */
export function clashOn(day: string, { holidays, county }: Avoidance): Clash | null {
  const holiday = holidays ? publicHolidayOn(dayNumber(day)) : null;
  if (holiday) return { kind: "holiday", name: holiday };
  const school = county && schoolHolidayOn(day, county);
  return school ? { kind: "school", name: school } : null;
}

/** What is taken out of a series' days. All are optional: a series may keep free of nothing. */
export interface DayChoice {
  /** Days of the rule that are left out; days as YYYY-MM-DD. */
  leftOut?: readonly string[] | undefined;
  avoids?: Avoidance | null | undefined;
  /** Days that clash and are kept. */
  kept?: readonly string[] | undefined;
  /** The clashing days that somebody has looked over; undefined where nobody needs to. */
  seen?: readonly string[] | undefined;
}

/** Returns the days of a series that clash, and are not left out anyway. */
export const clashingDays = (days: readonly string[], { leftOut = [], avoids }: DayChoice): string[] =>
  avoids ? days.filter((day) => !leftOut.includes(day) && clashOn(day, avoids) !== null) : [];

/** Returns the days that a series takes place on; refuses where a clash has not been looked over. */
export function takenDays(days: readonly string[], choice: DayChoice): Result<string[], SeriesProblem> {
  const { leftOut = [], kept = [], seen } = choice;
  const clashing = clashingDays(days, choice);
  if (seen && clashing.some((day) => !seen.includes(day)))
    return refuse({ field: "kept_days", problem: "clashesUnseen" });
  const out = new Set([...leftOut, ...clashing.filter((day) => !kept.includes(day))]);
  return succeed(days.filter((day) => !out.has(day)));
}
