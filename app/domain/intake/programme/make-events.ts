import { hasTimesLeft } from "~/domain/plain-words/times-said";
import type { Doubt, UnderstoodEvent } from "~/domain/sources/understood";
import { minutesOf, NIGHT_MAX_HOURS } from "~/domain/time/clock-time";
import { dayText, shiftDay } from "~/domain/time/days-and-moments";
import { isAtClockChange } from "../clock-change";
import { looksPrivate } from "../private-words";
import { isSurname } from "./plain-texts";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidWords } from "./title";
import type { SaidClock } from "./whens";

export interface KnownOccasion {
  spans: readonly ResolvedSpan[];
  clocks: readonly SaidClock[];
  lastClock: string | null;
  words: SaidWords;
  doubts: readonly Doubt[];
  url: string | null;
  line: number;
}

const NOON = "12:00";

/** A longer event with clocks at both ends may be a daily one. */
const LONGEST_SURE = 6;

type Times = Pick<UnderstoodEvent, "time" | "endDay" | "endTime"> & { doubts: Doubt[] };

export function eventsOfOccasion(occasion: KnownOccasion): UnderstoodEvent[] {
  const { spans, clocks, words, line, url } = occasion;
  return spans.flatMap((span) =>
    (clocks.length > 0 ? clocks : [null]).map((clock) => {
      const isNextDay = span.last === null && clock?.isPastMidnight === true;
      const isNightBefore = span.isNightBefore === true && (clock === null || clock.start >= NOON);
      const day = dayText(span.day + (isNextDay ? 1 : 0) - (isNightBefore ? 1 : 0));
      const { doubts, ...times } =
        span.last === null
          ? timesOfDay(day, clock && { ...clock, end: clock.end ?? occasion.lastClock })
          : timesOfDays(span.day, span.last, clock, occasion);
      return {
        title: words.title,
        day,
        ...times,
        place: words.place,
        address: null,
        url,
        image: null,
        description: words.description,
        doubts: [
          ...new Set([
            ...span.doubts,
            ...occasion.doubts,
            ...(words.leavesDaysOut && spans.length > 1 ? (["repeats_with_exceptions"] as const) : []),
            ...(words.isApart || isSurname(words.title) || isClause(words.title) ? (["title_apart"] as const) : []),
            ...doubts,
            ...doubtsOfClock(day, clock),
            ...(hasTimesLeft(words.title, span.day) ? (["unread"] as const) : []),
            ...(isNextDay ? (["past_midnight"] as const) : []),
          ]),
        ],
        isPrivate: looksPrivate(words.title),
        line,
      };
    }),
  );
}

/** "Peisestua, og så øver vi i kirka". */
const isClause = (title: string): boolean =>
  /^(?:neste gang|når|da|hvis|dersom)\s.*,\s(?:er|blir|vert|har)\s/iu.test(title) ||
  /,\s(?:og|men|så|der|som|hvor)\s(?:\p{L}+\s){0,4}(?:vi|me|jeg|eg|de|det|du|dere)(?:\s|$)/iu.test(title);

function timesOfDay(day: string, clock: SaidClock | null): Times {
  if (clock === null) return { time: null, endDay: null, endTime: null, doubts: ["no_time"] };
  const { start: time, end } = clock;
  if (end === null || end === time) return { time, endDay: null, endTime: null, doubts: [] };
  const length = minutesOf(end) - minutesOf(time);
  if (length > 0) return { time, endDay: null, endTime: end, doubts: [] };
  if (length + 24 * 60 <= NIGHT_MAX_HOURS * 60) return { time, endDay: shiftDay(day, 1), endTime: end, doubts: [] };
  return { time, endDay: null, endTime: null, doubts: ["end_before_start"] };
}

function timesOfDays(first: number, last: number, clock: SaidClock | null, { lastClock }: KnownOccasion): Times {
  const times = { time: clock?.start ?? null, endDay: dayText(last), endTime: lastClock ?? clock?.end ?? null };
  const isPlain = clock === null || (lastClock !== null && clock.end === null && last - first <= LONGEST_SURE);
  return { ...times, doubts: isPlain ? [] : ["daily_or_throughout"] };
}

function doubtsOfClock(day: string, clock: SaidClock | null): Doubt[] {
  if (clock === null) return [];
  return [
    ...(clock.isVague ? (["morning_or_evening"] as const) : []),
    ...(clock.isZoned ? (["zone_claimed"] as const) : []),
    ...(clock.isAbout ? (["about"] as const) : []),
    ...(isAtClockChange(day, clock.start) ? (["clock_change"] as const) : []),
    ...(clock.end !== null && endsAtClockChange(day, clock.start, clock.end) ? (["clock_change"] as const) : []),
  ];
}

const endsAtClockChange = (day: string, start: string, end: string) =>
  isAtClockChange(end > start ? day : shiftDay(day, 1), end);
