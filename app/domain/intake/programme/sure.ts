import type { Doubt } from "~/domain/sources/understood";
import { shiftDay } from "~/domain/time/days-and-moments";
import { isAtClockChange } from "../clock-change";
import { isUnsureTitle } from "../sure-title";
import { type ReadEvent, timesOfEvent } from "./make-events";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidClock } from "./whens";

interface JudgedTitle {
  /** Where it stands, those of others stand too. */
  isConfirmed: boolean;
  /** In its line, as the town of the place is. */
  isBehindPlace: boolean;
  /** Words of time that were not understood are left in it. */
  saysTime: boolean;
  /** Of an event of several days. */
  isPart: boolean;
}

/** Of one event, from which on it is a standing one, such as an exhibition. */
const STANDING_DAYS = 30;

/** The one place that decides what is sure: what this returns is asked about, and an event without any is sure. */
export function doubtsOf(event: ReadEvent, title: JudgedTitle): Doubt[] {
  const { span, clock } = event;
  const times = timesOfEvent(event);
  return [
    ...new Set([
      ...(span.how === "guessed" ? (["year_guessed"] as const) : []),
      ...(isStanding(span) ? (["standing"] as const) : []),
      ...event.open,
      ...((isTitleKnown(event) && !title.isBehindPlace) || (title.isConfirmed && !isUnsureTitle(event.words.title))
        ? []
        : (["title_apart"] as const)),
      ...(times.open ? [times.open] : []),
      ...doubtsOfClock(times.day, clock),
      ...(title.saysTime ? (["unread"] as const) : []),
      ...(title.isPart || span.isPart ? (["part_of_longer"] as const) : []),
      ...(clock?.isPastMidnight ? (["past_midnight"] as const) : []),
    ]),
  ];
}

const isStanding = ({ day, last }: ResolvedSpan) => last !== null && last - day >= STANDING_DAYS;

export const isTitleKnown = ({ words: { title, isApart } }: ReadEvent): boolean =>
  isApart !== true && !isUnsureTitle(title);

function doubtsOfClock(day: string, clock: SaidClock | null): Doubt[] {
  if (clock === null) return [];
  const isChanged =
    isAtClockChange(day, clock.start) || (clock.end !== null && endsAtClockChange(day, clock.start, clock.end));
  return [
    ...(clock.isVague ? (["morning_or_evening"] as const) : []),
    ...(clock.isZoned ? (["zone_claimed"] as const) : []),
    ...(clock.isAbout ? (["about"] as const) : []),
    ...(isChanged ? (["clock_change"] as const) : []),
  ];
}

const endsAtClockChange = (day: string, start: string, end: string) =>
  isAtClockChange(end > start ? day : shiftDay(day, 1), end);
