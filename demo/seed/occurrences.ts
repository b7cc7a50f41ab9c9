import { type DayNumber, dayText, nextWeekday, placeInMonth } from "~/domain/time/days-and-moments";
import { feastOf } from "./church-year";
import { yearOf } from "./days";
import type { Programme, Rhythm } from "./programmes/programme";
import { randomOf } from "./random";

const WEEKS_IN_HALF_A_YEAR = 26;

/** In [from, to], with times. `key` identifies the programme. */
export function occurrences(
  programme: Programme,
  key: string,
  from: DayNumber,
  to: DayNumber,
): [DayNumber, readonly string[]][] {
  const random = randomOf(key);
  const { rhythm } = programme;
  const times = "feast" in rhythm ? rhythm.times : [random.pick(rhythm.times)];
  return daysOf(rhythm, random.whole(0, 9), key, from, to)
    .filter((day) => !isOnHoliday(programme, day) && !isCancelled(programme, key, day))
    .map((day) => [day, times]);
}

function daysOf(rhythm: Rhythm, offset: number, key: string, from: DayNumber, to: DayNumber): DayNumber[] {
  if ("feast" in rhythm) {
    const days = [yearOf(from), yearOf(from) + 1].map((year) => feastOf(rhythm.feast, year));
    return days.filter((day) => day >= from && day <= to);
  }
  const days: DayNumber[] = [];
  for (let day = nextWeekday(from, rhythm.weekday); day <= to; day += 7) {
    if (isChosen(rhythm, offset, key, day)) days.push(day);
  }
  return days;
}

function isChosen(rhythm: Exclude<Rhythm, { feast: unknown }>, offset: number, key: string, day: DayNumber): boolean {
  const week = Math.floor(day / 7);
  if ("every" in rhythm) return (week + offset) % rhythm.every === 0;
  if ("timesInHalfAYear" in rhythm)
    return randomOf(`${key} week ${week}`).chance(rhythm.timesInHalfAYear / WEEKS_IN_HALF_A_YEAR);
  const { nth, isLast } = placeInMonth(day);
  return rhythm.nth === "last" ? isLast : nth === rhythm.nth;
}

/** July and Christmas have only services and feasts. */
function isOnHoliday({ type, rhythm }: Programme, day: DayNumber): boolean {
  if (type === "service" || "feast" in rhythm || "timesInHalfAYear" in rhythm) return false;
  return isInHolidays(day);
}

export function isInHolidays(day: DayNumber): boolean {
  const monthAndDay = dayText(day).slice(5);
  return (monthAndDay >= "07-01" && monthAndDay <= "08-05") || monthAndDay >= "12-23" || monthAndDay <= "01-03";
}

function isCancelled({ rhythm }: Programme, key: string, day: DayNumber): boolean {
  return !("feast" in rhythm) && randomOf(`${key} cancelled ${day}`).chance(0.05);
}
