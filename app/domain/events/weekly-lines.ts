import { dateFromUnix, dayNumber, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { regularTimesOf } from "./regular-times";
import type { EventState, EventType } from "./types";

/** In a shorter list each date stands by itself. */
const LONG = 12;

/** Of one line. */
const FEWEST = 3;

interface ListedDate {
  id: string;
  organizer_id: string;
  title: string;
  event_type: EventType;
  location_name: string | null;
  /** Unix seconds. */
  start_time: number;
  all_day: number;
  state: EventState;
}

/**
 * Of a long list in order of time: what comes each week at one hour and place is one line, in the place of its first
 * date. Services belong together whatever they are called. What is not as planned stands by itself.
 */
export function weeklyLines<Listed extends ListedDate>(dates: readonly Listed[]): Listed[][] {
  if (dates.length < LONG) return dates.map((date) => [date]);
  const lines = [...groupsOf(dates, lineOf).values()];
  return lines
    .flatMap((line) => (isWeekly(line) ? [line] : line.map((date) => [date])))
    .sort(([a], [b]) => dates.indexOf(a!) - dates.indexOf(b!));
}

function lineOf({ id, organizer_id, title, event_type, location_name, start_time, all_day, state }: ListedDate) {
  if (all_day || state !== "planned") return id;
  const { day, time } = wallClockAt(dateFromUnix(start_time));
  const name = event_type === "service" ? null : title;
  return JSON.stringify([organizer_id, event_type, name, location_name, weekdayOf(dayNumber(day)), time]);
}

const isWeekly = (line: readonly ListedDate[]): boolean =>
  line.length >= FEWEST && regularTimesOf(line.map(({ start_time }) => dateFromUnix(start_time))) !== null;
