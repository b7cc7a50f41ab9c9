import { DAY_SECONDS } from "./civil-date";
import type { Rule } from "./rule";

/** A remainder that is never negative: years before 1970 have negative times. */
export const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/** The times of a day, in seconds since midnight, that a rule of whole days sets. What it leaves open is the start's. */
export function timesOfDay({ hours, minutes, seconds }: Rule, start: number): number[] {
  const hoursOfDay = hours ?? [Math.floor(remainder(start, DAY_SECONDS) / 3600)];
  const timesInHour = timesWithin(minutes ?? [Math.floor(remainder(start, 3600) / 60)], seconds ?? [remainder(start, 60)]);
  return hoursOfDay.flatMap((hour) => timesInHour.map((time) => hour * 3600 + time));
}

/** How many they are, told without making them: there may be one for every second. */
export const countTimesOfDay = ({ hours, minutes, seconds }: Rule) => (hours?.length ?? 1) * (minutes?.length ?? 1) * (seconds?.length ?? 1);

/** Every second of every minute, in seconds. */
export const timesWithin = (minutes: number[], seconds: number[]) =>
  minutes.flatMap((minute) => seconds.map((second) => minute * 60 + second));

/** What BYSETPOS leaves of one period's times. */
export function atPositions(walls: number[], positions: number[] | null): number[] {
  if (!positions) return walls;
  const picked = positions.map((position) => walls[position > 0 ? position - 1 : walls.length + position]);
  return [...new Set(picked)].filter((wall) => wall !== undefined).sort((a, b) => a - b);
}
