import {
  calendarDate,
  type DayNumber,
  dayNumber,
  dayOf,
  dayText,
  lastWeekday,
  MONDAY,
  placeInMonth,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import { claimedIn, saidTime } from "./said-time";
import type { StructuredEvent } from "./structured-event";

export interface ScheduledDay {
  /** 0 is Monday. */
  weekday: number;
  /** Of the month, -1 is the last; null is each. */
  nth: number | null;
}

/** As schema.org's Schedule says it. */
export interface EventSchedule {
  from: string | null;
  until: string | null;
  startTime: string | null;
  endTime: string | null;
  duration: string | null;
  zone: string | null;
  every: { step: number; unit: "day" | "week" | "month" | "year" } | null;
  count: number | null;
  days: ScheduledDay[];
  months: number[];
  dates: number[];
  except: string[];
}

type Dated = Pick<StructuredEvent, "start" | "end" | "duration" | "repeats">;

const LONGEST_DAYS = 750;
const WITHOUT_END_DAYS = 91;
const MOST = 400;

/** The dates of an event with a schedule; null where the schedule cannot be read. `start` and `end` are the event's own. */
export function scheduledDates(
  schedule: EventSchedule,
  { start, end }: Pick<Dated, "start" | "end">,
  now: Date,
): Dated[] | null {
  const [own, first] = [saidTime(start), saidTime(schedule.from) ?? saidTime(start)];
  if (!first) return null;
  const isOnce = schedule.every === null && schedule.days.length === 0;
  const last = saidTime(schedule.until) ?? (isOnce ? first : saidTime(end));
  if (isOnce && last?.day !== first.day) return null;
  const from = dayNumber(first.day);
  const isEndless = last === null && schedule.count === null;
  const until = last
    ? dayNumber(last.day)
    : isEndless
      ? Math.max(from, dayNumber(dayOf(now))) + WITHOUT_END_DAYS
      : from + LONGEST_DAYS;
  const except = new Set(schedule.except.map((day) => saidTime(day)?.day));
  const days: string[] = [];
  let left = schedule.count ?? MOST;
  for (let day = from; day <= Math.min(until, from + LONGEST_DAYS) && left > 0; day++) {
    if (!isOnce && !isOn(day, from, schedule)) continue;
    left--;
    if (!except.has(dayText(day))) days.push(dayText(day));
  }
  const clock = schedule.startTime ?? first.time ?? own?.time ?? null;
  const at = (day: string, time: string | null) =>
    time === null ? day : claimedIn(schedule.zone, `${day}T${time.replace(/^T/, "")}`);
  return days.map((day) => ({
    start: at(day, clock),
    end: clock !== null && schedule.endTime !== null ? at(day, schedule.endTime) : null,
    duration: schedule.duration,
    repeats: isEndless,
  }));
}

function isOn(day: DayNumber, from: DayNumber, { every, days, months, dates }: EventSchedule): boolean {
  const { step, unit } = every ?? { step: 1, unit: "week" };
  const [begun, here] = [calendarDate(from), calendarDate(day)];
  if (months.length > 0 && !months.includes(here.month)) return false;
  const isNamed = days.length === 0 || days.some((one) => isDay(day, one));
  if (unit === "day") return (day - from) % step === 0 && isNamed;
  if (unit === "week") {
    const weeks = (lastWeekday(day, MONDAY) - lastWeekday(from, MONDAY)) / 7;
    return weeks % step === 0 && (days.length > 0 ? isNamed : weekdayOf(day) === weekdayOf(from));
  }
  const passed = (here.year - begun.year) * 12 + here.month - begun.month;
  if (unit === "year" ? (here.year - begun.year) % step !== 0 : passed % step !== 0) return false;
  if (unit === "year" && months.length === 0 && here.month !== begun.month) return false;
  if (dates.length > 0) return dates.includes(here.date) && isNamed;
  return days.length > 0 ? isNamed : here.date === begun.date;
}

function isDay(day: DayNumber, { weekday, nth }: ScheduledDay): boolean {
  if (weekdayOf(day) !== weekday) return false;
  const place = placeInMonth(day);
  return nth === null || (nth === -1 ? place.isLast : place.nth === nth);
}
