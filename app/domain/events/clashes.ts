import type { County } from "~/domain/places/counties";
import { type NamedDay, publicHolidayOn } from "~/domain/time/church-year";
import { dayNumber } from "~/domain/time/days-and-moments";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import { refuse, type Result, succeed } from "~/domain/values";
import type { SeriesProblem } from "./recurrence";

export interface Avoidance {
  holidays: boolean;
  county: County | null;
}

export type Clash = { kind: "holiday"; name: NamedDay } | { kind: "school"; name: SchoolHoliday };

/** A public holiday counts before a school holiday; `day` is YYYY-MM-DD. */
export function clashOn(day: string, { holidays, county }: Avoidance): Clash | null {
  const holiday = holidays ? publicHolidayOn(dayNumber(day)) : null;
  if (holiday) return { kind: "holiday", name: holiday };
  const school = county && schoolHolidayOn(day, county);
  return school ? { kind: "school", name: school } : null;
}

export interface DayChoice {
  /** YYYY-MM-DD, like all days here. */
  leftOut?: readonly string[] | undefined;
  avoids?: Avoidance | null | undefined;
  kept?: readonly string[] | undefined;
  /** Clashing days that somebody has looked over; undefined where nobody needs to. */
  seen?: readonly string[] | undefined;
}

/** Days left out do not clash. */
export const clashingDays = (days: readonly string[], { leftOut = [], avoids }: DayChoice): string[] =>
  avoids ? days.filter((day) => !leftOut.includes(day) && clashOn(day, avoids) !== null) : [];

export function takenDays(days: readonly string[], choice: DayChoice): Result<string[], SeriesProblem> {
  const { leftOut = [], kept = [], seen } = choice;
  const clashing = clashingDays(days, choice);
  if (seen && clashing.some((day) => !seen.includes(day)))
    return refuse({ field: "kept_days", problem: "clashesUnseen" });
  const out = new Set([...leftOut, ...clashing.filter((day) => !kept.includes(day))]);
  return succeed(days.filter((day) => !out.has(day)));
}
