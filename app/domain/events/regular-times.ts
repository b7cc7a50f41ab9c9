import {
  dayNumber,
  type DayNumber,
  lastWeekday,
  MONDAY,
  SUNDAY,
  wallClockAt,
  weekdayOf,
  weekOf,
} from "~/domain/time/days-and-moments";
import { groupsOf, present } from "~/domain/values";

/** 0 is Monday; `time` is HH:MM, null where it varies. */
interface RegularDays {
  weekdays: number[];
  time: string | null;
}

export interface RegularTimes {
  days: RegularDays[];
  weeks: "every" | "even" | "odd" | "second";
  isDaily: boolean;
  apart: Exceptions | null;
}

/** They share a weekday that is not regular, else a time; both null where they share neither. */
interface Exceptions {
  times: number;
  weekday: number | null;
  time: string | null;
}

/** The share of dates that may be exceptions. */
const EXCEPTIONS = 0.25;

/** With fewer dates none is an exception. */
const FEWEST = 4;

export function regularTimesOf(starts: readonly Date[]): RegularTimes | null {
  if (starts.length < 2) return null;
  const all = starts.map(wallClockAt).map(({ day, time }) => ({ day: dayNumber(day), time }));
  const usual = withoutExceptions(all);
  const days = daysOf(usual);
  const weeks = weeksOf(usual.map(({ day }) => day));
  const isDaily = days.length === 1 && days[0]?.weekdays.length === SUNDAY + 1;
  return weeks && { days, weeks, isDaily, apart: exceptionsOf(all, usual, days) };
}

interface ClockDate {
  day: DayNumber;
  time: string;
}

/** Leaves out a few dates with a weekday or time of their own. */
function withoutExceptions(all: ClockDate[]): ClockDate[] {
  if (all.length < FEWEST) return all;
  const signOf = ({ day, time }: ClockDate) => `${weekdayOf(day)} ${time}`;
  const groups = groupsOf(all, signOf);
  const few = Math.max(1, Math.max(...[...groups.values()].map(({ length }) => length)) * EXCEPTIONS);
  const usual = all.filter((date) => (groups.get(signOf(date))?.length ?? 0) > few);
  return all.length - usual.length <= all.length * EXCEPTIONS ? usual : all;
}

function exceptionsOf(all: ClockDate[], usual: ClockDate[], days: RegularDays[]): Exceptions | null {
  const apart = all.filter((date) => !usual.includes(date));
  if (apart.length === 0) return null;
  const shared = <Value>([first = null, ...others]: (Value | null)[]) =>
    others.every((other) => other === first) ? first : null;
  const weekday = shared(apart.map(({ day }) => weekdayOf(day)));
  const isRegularDay = days.some(({ weekdays }) => weekday !== null && weekdays.includes(weekday));
  const time = isRegularDay ? shared(apart.map((date) => date.time)) : null;
  return { times: apart.length, weekday: isRegularDay ? null : weekday, time };
}

function daysOf(dates: ClockDate[]): RegularDays[] {
  const times = new Map<number, Set<string>>();
  for (const { day, time } of dates) {
    const weekday = weekdayOf(day);
    times.set(weekday, (times.get(weekday) ?? new Set()).add(time));
  }
  const byTime = new Map<string | null, number[]>();
  for (const [weekday, [time, ...others]] of [...times].sort(([a], [b]) => a - b)) {
    const shared = others.length > 0 ? null : present(time, "time of a weekday");
    byTime.set(shared, [...(byTime.get(shared) ?? []), weekday]);
  }
  return [...byTime].map(([time, weekdays]) => ({ weekdays, time }));
}

const gapsOf = (days: DayNumber[]): number[] => days.map((day, index) => day - (days[index - 1] ?? day)).slice(1);

const share = (gaps: number[], isSo: (gap: number) => boolean) => gaps.filter(isSo).length / gaps.length;

function weeksOf(days: DayNumber[]): RegularTimes["weeks"] | null {
  const weekGaps = gapsOf([...new Set(days.map((day) => lastWeekday(day, MONDAY)))]);
  if (weekGaps.length > 0 && weekGaps.every((gap) => gap % 14 === 0) && share(weekGaps, (gap) => gap === 14) >= 0.5) {
    const weeks = new Set(days.map((day) => weekOf(day, MONDAY).week % 2));
    return weeks.size > 1 ? "second" : weeks.has(0) ? "even" : "odd";
  }
  // Two days of one week are near each other, however far the next such week is.
  const isWeekly = weekGaps.length === 0 || share(weekGaps, (gap) => gap === 7) >= 0.5;
  return isWeekly && share(gapsOf(days), (gap) => gap <= 7) >= 0.5 ? "every" : null;
}
