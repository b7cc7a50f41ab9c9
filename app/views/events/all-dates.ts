import { weeklyLifeMessages } from "#messages/weekly-life";
import { regularTimesOf } from "~/domain/events/regular-times";
import { dateFromUnix, dayNumber, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { formatAs, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type DateOfRun, datesOfRun } from "~/schemas/events/dates-of-run";
import { shortDay, type ViewContext } from "./card";
import { saidTimes } from "./regular-times";
import { viewMarks } from "./state";

export type DateLink = ReturnType<typeof viewDate>;

export type AllDatesView = NonNullable<ReturnType<typeof viewAllDates>>;

/** Null where none or one is left. */
export function viewAllDates(stored: string | null, id: string, context: ViewContext) {
  const all = datesOfRun.parse(JSON.parse(stored ?? "[]"));
  const coming = all.filter((date) => date.start_time * 1000 >= context.now.getTime() || date.id === id);
  if (coming.filter((date) => date.id !== id).length === 0) return null;
  const { locale } = context.preferences;
  const usual = usualOf(coming);
  const monthOf = ({ start_time }: DateOfRun) => formatAs("monthAndYear", dateFromUnix(start_time), locale);
  const starts = coming.map((date) => dateFromUnix(date.start_time));
  return {
    /** "fredager 19.00 i partallsuker" */
    regular: saidTimes(starts, Boolean(coming[0]?.all_day), context.preferences),
    months: [...groupsOf(coming, monthOf)].map(([month, dates]) => ({
      month,
      dates: dates.map((date) => viewDate(date, usual, id, context)),
    })),
    count: coming.length,
  };
}

type Usual = ReturnType<typeof usualOf>;

const beatOf = (start_time: number) => {
  const { day, time } = wallClockAt(dateFromUnix(start_time));
  return { weekday: weekdayOf(dayNumber(day)), time };
};

function usualOf(dates: DateOfRun[]) {
  const regular = regularTimesOf(dates.map(({ start_time }) => dateFromUnix(start_time)));
  const days = regular?.days ?? [];
  return {
    title: mostCommon(dates.map(({ title }) => title)),
    place: mostCommon(dates.map(({ place }) => place)),
    isRequired: dates.every(({ state }) => state.registration === "required"),
    /** Null for times that vary. */
    weekdays: new Set(days.flatMap(({ weekdays }) => weekdays)),
    times: new Set(days.map(({ time }) => time)),
  };
}

function mostCommon<Value>(values: Value[]): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function viewDate(date: DateOfRun, usual: Usual, id: string, { preferences }: ViewContext) {
  const m = messagesIn(weeklyLifeMessages, preferences.locale);
  const start = dateFromUnix(date.start_time);
  const { weekday, time } = beatOf(date.start_time);
  const isRegularTime = usual.times.size === 0 || usual.times.has(time) || usual.times.has(null);
  const differs = [
    ...(usual.weekdays.size > 0 && !usual.weekdays.has(weekday) ? [m.otherDay] : []),
    ...(isRegularTime || date.all_day ? [] : [m.otherTime(formatTime(start, preferences))]),
    ...(date.title === usual.title ? [] : [date.title]),
    ...(date.place === usual.place || date.place === null ? [] : [date.place]),
  ];
  return {
    id: date.id,
    dateTime: start.toISOString(),
    isThis: date.id === id,
    /** What all dates have is said of the event. */
    marks: viewMarks(date.state, preferences.locale).filter(({ kind }) => kind !== "required" || !usual.isRequired),
    /** "kl. 17:00", another place, another title. */
    differs,
    ...shortDay(start, preferences.locale),
  };
}
