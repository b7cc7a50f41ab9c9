import { understoodMessages } from "#messages/understood";
import { lastOf, runsOf } from "~/domain/lists";
import { hoursByWeekday } from "~/domain/plain-words/hours-of-week";
import type { DayLimits } from "~/domain/plain-words/when";
import { calendarDate, type DayNumber, dayText, daysInMonth, momentAt } from "~/domain/time/days-and-moments";
import { formatAs, formatDay, formatTime, formatWeekday } from "~/i18n/format";
import { formatDaySpan } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

const A_WEEK = 7;
const A_DAY = 24;

type Context = Pick<ViewContext, "now" | "preferences">;

/** "mandag–fredag"; of all but one that one. */
export function weekdaysText(weekdays: readonly number[], { preferences: { locale } }: Context): string {
  const m = messagesIn(understoodMessages, locale);
  const name = (weekday: number) => formatWeekday(weekday, locale);
  const left = Array.from({ length: A_WEEK }, (_, weekday) => weekday).filter((weekday) => !weekdays.includes(weekday));
  if (left.length === 1) return m.not(left.map(name).join());
  const inOrder = weekdays.toSorted((one, other) => one - other);
  return spansOf(inOrder, A_WEEK, 3)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
    .join(", ");
}

/** First and last of what follows on each other, so many `least`. */
const spansOf = (
  numbers: readonly number[],
  round: number,
  least: number,
): (readonly [first: number, last: number])[] =>
  runsOf(numbers, (next, run) => next % round === (lastOf(run) + 1) % round).flatMap((run) =>
    run.length >= least ? [[run[0], lastOf(run)] as const] : run.map((one) => [one, one] as const),
  );

const noonOf = (day: DayNumber) => momentAt(dayText(day), "12:00");

export function daysText([from, to]: DayLimits, { now, preferences: { locale } }: Context): string {
  const m = messagesIn(understoodMessages, locale);
  const text = (day: DayNumber) => formatDay(noonOf(day), now, locale);
  if (to === null) return m.from(text(from));
  const first = calendarDate(from);
  const last = calendarDate(to);
  const isMonth =
    first.date === 1 &&
    first.month === last.month &&
    last.date === daysInMonth(last.year, last.month) &&
    to - from < 31;
  if (isMonth) return formatAs("monthAndYear", noonOf(from), locale);
  return from === to ? text(from) : formatDaySpan(noonOf(from), noonOf(to), now, locale);
}

export function hoursText(hours: readonly number[], { now, preferences }: Context): string {
  const day = dayText(Math.floor(now.getTime() / 86_400_000));
  const text = (hour: number) => formatTime(momentAt(day, `${String(hour % A_DAY).padStart(2, "0")}:00`), preferences);
  const ofDay = (own: readonly number[]) =>
    spansOf(own, A_DAY, 2)
      .map(([from, to]) => (from === to ? text(from) : `${text(from)}–${text(to + 1)}`))
      .join(" / ");
  const m = messagesIn(understoodMessages, preferences.locale);
  const texts = hoursByWeekday(hours).map(([weekday, own]) => [
    ...(weekday === null ? [] : [formatWeekday(weekday, preferences.locale)]),
    ...(own.length > 0 ? [m.hour(ofDay(own))] : []),
  ]);
  return texts.map((words) => words.join(" ")).join(", ");
}
