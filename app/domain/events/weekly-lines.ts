import type { NonEmpty } from "~/domain/lists";
import { dateFromUnix, dayNumber, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { IN_LISTS } from "./in-lists";
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
  /** Null outside a series. */
  run_key: string | null;
}

/**
 * Of a long list in order of time: what comes each week at one hour and place is one line, in the place of its first
 * date, along with what of its series is at another time. Services belong together whatever they are called. What is
 * not as planned but for its time stands by itself.
 */
export function weeklyLines<Listed extends ListedDate>(dates: readonly Listed[]): NonEmpty<Listed>[] {
  if (dates.length < LONG) return dates.map((date) => [date]);
  const weekly = [...groupsOf(dates, lineOf).values()].filter(isWeekly);
  const lines = new Map(weekly.flatMap((line) => line.map((date) => [date, line])));
  const besides = new Map(weekly.flatMap((line) => line.map((date) => [seriesOf(date), line])));
  return [...groupsOf(dates, (date) => lines.get(date) ?? besides.get(seriesOf(date)) ?? date).values()];
}

const nameOf = ({ organizer_id, title, event_type, location_name }: ListedDate) =>
  JSON.stringify([organizer_id, event_type, IN_LISTS[event_type].toldBy === "place" ? null : title, location_name]);

const seriesOf = (date: ListedDate) =>
  date.run_key !== null && (date.state === "planned" || date.state === "moved") ? date.run_key + nameOf(date) : date.id;

function lineOf(date: ListedDate): string {
  if (date.all_day || date.state !== "planned") return date.id;
  const { day, time } = wallClockAt(dateFromUnix(date.start_time));
  return `${nameOf(date)} ${weekdayOf(dayNumber(day))} ${time}`;
}

const isWeekly = (line: readonly ListedDate[]): boolean =>
  line.length >= FEWEST && regularTimesOf(line.map(({ start_time }) => dateFromUnix(start_time))) !== null;
