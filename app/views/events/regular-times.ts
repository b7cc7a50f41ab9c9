import { weeklyLifeMessages } from "#messages/weekly-life";
import { type RegularTimes, regularTimesOf } from "~/domain/events/regular-times";
import type { Preferences } from "~/domain/site/locales";
import { dateFromUnix, dayOf, momentAt } from "~/domain/time/days-and-moments";
import { formatMoment, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

/** `times` of event_runs. */
interface RegularRow {
  start_time: number;
  run_times: string | null;
  all_day: number;
}

/** "og 26 torsdager til"; null where no later date is left. */
export function viewRegularTimes(row: RegularRow, preferences: Preferences): string | null {
  const starts = comingOf(row);
  if (starts.length < 2) return null;
  const m = messagesIn(weeklyLifeMessages, preferences.locale);
  const more = starts.length - 1;
  const times = inClockText(starts, Boolean(row.all_day), preferences);
  const [first, other] = times && !times.apart ? times.days.flatMap(({ weekdays }) => weekdays) : [];
  if (times && first !== undefined && other === undefined) return m.moreOnDay(more, first, times.weeks);
  return m.moreDates(more, times && m.regular(times));
}

/** "fredager 19.00"; without anything in common, that there are several. */
export function saidTimes(starts: Date[], isAllDay: boolean, preferences: Preferences): string {
  const m = messagesIn(weeklyLifeMessages, preferences.locale);
  const regular = inClockText(starts, isAllDay, preferences);
  return regular ? m.regular(regular) : m.severalDates;
}

function inClockText(starts: Date[], isAllDay: boolean, preferences: Preferences): RegularTimes | null {
  const regular = regularTimesOf(starts);
  const [first] = starts;
  if (!regular || !first) return null;
  const clock = (time: string) => clockText(momentAt(dayOf(first), time), preferences);
  const days = regular.days.map(({ weekdays, time }) => ({
    weekdays,
    time: time === null || isAllDay ? null : clock(time),
  }));
  const apart = regular.apart && { ...regular.apart, time: regular.apart.time && clock(regular.apart.time) };
  return { ...regular, days, apart };
}

/** "19.00", or "7:00 PM". */
export const clockText = (moment: Date, preferences: Pick<Preferences, "locale" | "timeFormat">): string =>
  preferences.timeFormat === "24h"
    ? formatMoment(moment, messagesIn(weeklyLifeMessages, preferences.locale).clock, preferences.locale)
    : formatTime(moment, preferences);

/** Those found by the same words in the same place. */
function comingOf({ start_time, run_times }: RegularRow): Date[] {
  if (run_times === null) return [];
  const times = (JSON.parse(run_times) as unknown[]).filter((time) => typeof time === "number");
  const part = times.find((time) => Math.floor(time / 1000) === start_time);
  if (part === undefined) return [];
  return times
    .filter((time) => time >= start_time * 1000 && time % 1000 === part % 1000)
    .map((time) => dateFromUnix(Math.floor(time / 1000)));
}
