import { isPublicHoliday } from "~/domain/time/church-year";
import {
  DAY_MS,
  type DayNumber,
  dayNumber,
  dayText,
  momentAt,
  wallClockAt,
  weekdayOf,
} from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { MIDNIGHT, type Opening, OPENING_DAYS, type OpenSpan, openSpansText } from "./open-spans";

export const parseOpening = (json: string): Opening => JSON.parse(json) as Opening;

export const hasOpeningHours = (opening: Opening): boolean => OPENING_DAYS.some((day) => opening[day]?.length);

const spansOf = (opening: Opening, day: DayNumber) =>
  opening[present(OPENING_DAYS[weekdayOf(day)], "name of the day")] ?? [];

/** Hours are not made for public holidays; null where it never opens. */
export type OpeningState =
  | { kind: "open"; until: Date }
  | { kind: "opens"; at: Date; daysAhead: number }
  | { kind: "holiday" }
  | null;

/** Between Christmas and New Year the next ordinary day can be two weeks away. */
const LOOKS_AHEAD_DAYS = 28;

export function openingState(opening: Opening, now: Date): OpeningState {
  if (!hasOpeningHours(opening)) return null;
  const { day, time } = wallClockAt(now);
  const today = dayNumber(day);
  if (isPublicHoliday(today)) return { kind: "holiday" };
  const current = spansOf(opening, today).find(({ from, until }) => from <= time && time < until);
  if (current) return { kind: "open", until: momentAt(day, current.until) };
  for (let daysAhead = 0; daysAhead <= LOOKS_AHEAD_DAYS; daysAhead += 1) {
    if (isPublicHoliday(today + daysAhead)) continue;
    const next = spansOf(opening, today + daysAhead).find(({ from }) => daysAhead > 0 || from > time);
    if (next) return { kind: "opens", at: momentAt(dayText(today + daysAhead), next.from), daysAhead };
  }
  return null;
}

/** `now`, and moments until the end of the next day when the state may change, in order. */
export function openingTurns(opening: Opening, now: Date): Date[] {
  const today = dayNumber(wallClockAt(now).day);
  const later = [today, today + 1].flatMap((day) => {
    const times = spansOf(opening, day).flatMap(({ from, until }) => [from, until]);
    return [...times, MIDNIGHT].map((time) => momentAt(dayText(day), time));
  });
  const end = now.getTime() + DAY_MS;
  return [now, ...later.filter((moment) => moment > now && moment.getTime() <= end)].sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}

export interface OpenDays {
  first: number;
  last: number;
  spans: OpenSpan[];
}

export function openingWeek(opening: Opening): OpenDays[] {
  const week: OpenDays[] = [];
  for (const [weekday, name] of OPENING_DAYS.entries()) {
    const spans = opening[name] ?? [];
    const former = week.at(-1);
    if (former && openSpansText(former.spans) === openSpansText(spans)) former.last = weekday;
    else week.push({ first: weekday, last: weekday, spans });
  }
  return week;
}
