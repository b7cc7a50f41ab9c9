import ICAL from "ical.js";
import { DAY_SECONDS, dayIn, daysInMonth } from "~/domain/time/days-and-moments";
import type { ContentLine } from "./lines";

export interface DateValue {
  /** Wall-clock seconds since 1970-01-01 00:00, without a zone; in UTC where `isUtc`. */
  wall: number;
  isDate: boolean;
  isUtc: boolean;
  /** Null also for floating times. */
  tzid: string | null;
}

/** A value of RDATE; `end` may be the text of a duration. A day with one, as `20260604/P1D`, is only that day. */
interface PeriodValue {
  start: DateValue;
  end: DateValue | string;
}

const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?|T)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** Parses `20260604`, `20260604T120000`, `…Z` and variants with dashes, colons, offsets; null where it is no date. */
export function parseDateText(text: string, tzid: string | null = null): DateValue | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const midnight = dayIn(year, month, day) * DAY_SECONDS;
  if (match[4] === undefined) return { wall: midnight, isDate: true, isUtc: false, tzid: null };
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Math.min(59, Number(match[6] ?? 0))];
  if (hour > 24 || minute > 59 || (hour === 24 && minute + second > 0)) return null;
  const wall = midnight + hour * 3600 + minute * 60 + second;
  const zone = match[7]?.toUpperCase();
  if (!zone) return { wall, isDate: false, isUtc: false, tzid };
  return { wall: wall - (zone === "Z" ? 0 : (parseOffset(zone) ?? 0)), isDate: false, isUtc: true, tzid: null };
}

export function parseOffset(text: string): number | null {
  const match = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text.trim());
  if (!match) return null;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return seconds > DAY_SECONDS ? null : match[1] === "-" ? -seconds : seconds;
}

/** The value begins after the colon before a year, because a zone's name may hold colons. */
const VALUE = /:\s*(?=\d{4}-?\d\d-?\d\d)/;
const TZID = /;\s*TZID\s*=\s*(?:TZID\s*=\s*)?(?:"([^"]*)(?:"|$)|([^;"]*))/i;
const LONGEST_HEAD = 1000;

function splitDateLine(text: string): { values: string; tzid: string | null; isWholeDay: boolean } {
  const start = VALUE.exec(text.slice(0, LONGEST_HEAD));
  const end = start ? start.index : text.lastIndexOf(":");
  const head = text.slice(0, Math.min(end, LONGEST_HEAD));
  const tzid = TZID.exec(head);
  return {
    values: text.slice(end + 1).replaceAll('"', ""),
    tzid: (tzid?.[1] ?? tzid?.[2])?.trim() || null,
    isWholeDay: /;\s*VALUE\s*=\s*"?DATE"?\s*(;|$)/i.test(head),
  };
}

/** `VALUE=DATE` with midnight means the day; with another time, the time counts. */
function asWritten(value: DateValue | null, isWholeDay: boolean): DateValue | null {
  if (!value || !isWholeDay || value.isDate || value.wall % DAY_SECONDS !== 0) return value;
  return { wall: value.wall, isDate: true, isUtc: false, tzid: null };
}

export function readDate(line: ContentLine | null): DateValue | null {
  if (!line) return null;
  const { values, tzid, isWholeDay } = splitDateLine(line.text);
  return asWritten(parseDateText(values, tzid), isWholeDay);
}

/** Yields dates of EXDATE or RDATE one by one; there may be hundreds of thousands. */
export function* readDates(line: ContentLine): Generator<DateValue | PeriodValue> {
  const { values, tzid, isWholeDay } = splitDateLine(line.text);
  for (let from = 0; from <= values.length;) {
    let end = values.indexOf(",", from);
    if (end < 0) end = values.length;
    const [first = "", last] = values.slice(from, end).split("/", 2);
    const start = asWritten(parseDateText(first, tzid), isWholeDay);
    if (start) yield last === undefined || start.isDate ? start : { start, end: parseDateText(last, tzid) ?? last };
    from = end + 1;
  }
}

export interface Duration {
  days: number;
  seconds: number;
}

const LONGEST_TEXT = 50;
const LONGEST_DAYS = 10 * 366;

/** Parses `P1W` or `P1DT2H30M`; null for a negative one, or one of many years. */
export function parseDuration(text: string): Duration | null {
  const written = text.slice(0, LONGEST_TEXT).trim().toUpperCase();
  if (!/^\+?P/.test(written)) return null;
  try {
    const { weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(written);
    const duration = { days: weeks * 7 + days, seconds: hours * 3600 + minutes * 60 + seconds };
    return secondsOf(duration) <= LONGEST_DAYS * DAY_SECONDS ? duration : null;
  } catch {
    return null;
  }
}

export const secondsOf = ({ days, seconds }: Duration) => days * DAY_SECONDS + seconds;
