import { DAY_SECONDS } from "./civil-date";
import type { DateValue } from "./date-value";
import { type Zone, toUtc, toWall, UTC } from "./zone";
import type { FindZone } from "./zones";

/** A date or time whose zone is known. A whole day is its midnight in UTC, so that days are counted like times. */
export interface Moment {
  wall: number;
  zone: Zone;
  isDate: boolean;
}

/** What a calendar's dates mean: which zones its names stand for, and where times without a (known) zone are. */
export interface Clock {
  findZone: FindZone;
  home: Zone;
}

export const utcOf = ({ wall, zone }: Moment) => toUtc(zone, wall);

export function momentOf(value: DateValue, { findZone, home }: Clock): Moment {
  if (value.isDate || value.isUtc) return { wall: value.wall, zone: UTC, isDate: value.isDate };
  return { wall: value.wall, zone: (value.tzid ? findZone(value.tzid) : null) ?? home, isDate: false };
}

const midnightOf = (wall: number) => Math.floor(wall / DAY_SECONDS) * DAY_SECONDS;

/**
 * Which occurrence of a series a RECURRENCE-ID, EXDATE or RDATE means: its moment in UTC seconds. Programs mix the
 * kinds: a date among times is that day at the series' time, a time among whole days is the day it lies in.
 */
export function occurrenceMeant(value: DateValue, series: Moment, clock: Clock): number {
  if (series.isDate) {
    const isMidnight = value.wall % DAY_SECONDS === 0;
    return value.isUtc && !isMidnight ? midnightOf(toWall(clock.home, value.wall)) : midnightOf(value.wall);
  }
  if (value.isDate) return toUtc(series.zone, value.wall + (series.wall - midnightOf(series.wall)));
  if (value.isUtc) return value.wall;
  return toUtc((value.tzid ? clock.findZone(value.tzid) : null) ?? series.zone, value.wall);
}
