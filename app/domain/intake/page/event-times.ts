import type { Doubt } from "~/domain/sources/understood";
import { shiftDay } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { daysBetween, type SaidTime, saidTime, wallClock } from "./said-time";
import type { PageEvent, StructuredEvent } from "./structured-event";

export interface SaidTimes extends Pick<PageEvent, "day" | "time" | "endDay" | "endTime"> {
  /** As written, where Norway's clock differs. */
  asWritten: { day: string; time: string } | null;
  /** Minutes from UTC as written. */
  offset: number | null;
  /** Part of a stamp could not be read. */
  isFaulty: boolean;
  doubts: Doubt[];
}

const STANDING_DAYS = 30;
const LONGEST_DAYS = 400;
const MIDNIGHT = "00:00";
const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?)?$/i;

/** Programs write midnight, in Norway or UTC, for a whole day. */
const isMidnight = ({ time, inNorway }: SaidTime) => time === MIDNIGHT || inNorway.time === MIDNIGHT;

const wholeDay = (said: SaidTime): string =>
  said.time === MIDNIGHT || said.time === null ? said.day : said.inNorway.day;

/** Null where no day begins it. */
export function eventTimes({ start: written, end: writtenEnd, duration, hasZone }: StructuredEvent): SaidTimes | null {
  const start = saidTime(written);
  if (!start) return null;
  const end = saidTime(writtenEnd);
  const offset = hasZone ? null : start.offset;
  const claim = { offset, isFaulty: start.isFaulty || end?.isFaulty === true };
  if (start.time === null) return { ...allDay(start.day, end), ...claim };
  if (isMidnight(start) && isWholeDayEnd(end)) return { ...allDay(wholeDay(start), lastOf(start, end)), ...claim };
  const { day } = start.inNorway;
  const time = present(start.inNorway.time, "clock of a start");
  const isShifted = start.time !== time || start.day !== day;
  return {
    day,
    time,
    ...endOf(day, time, end?.inNorway ?? afterDuration(day, time, duration)),
    asWritten: isShifted && !hasZone ? { day: start.day, time: start.time } : null,
    ...claim,
    doubts: [],
  };
}

/** Without an end, or one at midnight or a minute before, it lasts whole days. */
function isWholeDayEnd(end: SaidTime | null): boolean {
  return !end?.time || isMidnight(end) || [end.time, end.inNorway.time].includes("23:59");
}

/** The last day, included, of what ends at midnight. */
function lastOf(start: SaidTime, end: SaidTime | null): SaidTime | null {
  if (!end?.time) return end;
  const isAtMidnight = isMidnight(end);
  const last = isAtMidnight ? wholeDay(end) : start.time === MIDNIGHT ? end.day : end.inNorway.day;
  const day = isAtMidnight && last > wholeDay(start) ? shiftDay(last, -1) : last;
  return wallClock(day, null);
}

function allDay(day: string, end: SaidTime | null): Omit<SaidTimes, "offset" | "isFaulty"> {
  const days = end === null ? 0 : daysBetween(day, end.day);
  const endDay = end && days > 0 && days <= LONGEST_DAYS ? end.day : null;
  const doubts: Doubt[] = [
    ...(days < 0 || days > LONGEST_DAYS ? ["end_before_start" as const] : []),
    ...(days >= STANDING_DAYS ? ["standing" as const] : []),
  ];
  return { day, time: null, endDay, endTime: null, asWritten: null, doubts };
}

type End = Pick<SaidTimes, "endDay" | "endTime"> & { doubts?: Doubt[] };

/** An end at the start is none; one that is earlier on the same day is past midnight. */
function endOf(day: string, time: string, end: { day: string; time: string | null } | null): End {
  if (!end) return { endDay: null, endTime: null };
  const days = daysBetween(day, end.day);
  if (days < 0 || days > LONGEST_DAYS) return { endDay: null, endTime: null };
  if (end.time === null) return { endDay: days > 0 ? end.day : null, endTime: null };
  if (days === 0 && end.time === time) return { endDay: null, endTime: null };
  if (days === 0 && end.time < time) return { endDay: shiftDay(day, 1), endTime: end.time };
  return { endDay: days > 0 ? end.day : null, endTime: end.time };
}

function afterDuration(day: string, time: string, duration: string | null): { day: string; time: string } | null {
  const match = DURATION.exec(duration?.trim() ?? "");
  if (!match) return null;
  const minutes = Number(match[1] ?? 0) * 1440 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  if (minutes === 0) return null;
  const end = new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000).toISOString();
  return { day: end.slice(0, 10), time: end.slice(11, 16) };
}

/** A long event is a standing one, such as an exhibition. */
export const isStanding = ({ day, endDay }: Pick<SaidTimes, "day" | "endDay">): boolean =>
  endDay !== null && daysBetween(day, endDay) >= STANDING_DAYS;
