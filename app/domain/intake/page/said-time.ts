import { dayIn, daysInMonth, dayText, momentAt, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";

export interface SaidTime {
  /** As written, whatever the zone: YYYY-MM-DD, and HH:MM or null for a whole day. */
  day: string;
  time: string | null;
  offset: number | null;
  /** The tail is no zone, and left out. */
  isFaulty: boolean;
  inNorway: { day: string; time: string | null };
}

const ISO =
  /^(\d{4})-?(\d{1,2})-?(\d{1,2})(?:(?:[T\s]|\s+kl\.?\s*)+(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]?\d{2}(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d{1,2}:?\d{0,2})?(?:\[[\w/]+\])?$/i;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[,\s]+(?:kl\.?\s*)?(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/i;
const MAIL =
  /^(?:\w{3},?\s+)?(\d{1,2})\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
/** Day and clock before seconds twice, an offset without its sign, two zones. */
const FAULTY_TAIL =
  /^(.{6,30}?[T\s]\s?\d{1,2}[:.]\d{2})(?!\d)(?:[\d:.,+\-−/TZ\s()[\]]|UTC|GMT|CES?T|%2B|&#43;|[A-Z][a-z]+\/[A-Z][a-z]+)+$/;
const HALF_DAY = /(?<![\d.:-])(\d{1,2})(?:([:.]\d{2})(?:[:.]\d{2})?)?\s?([ap])\.?m\.?(?=$|Z|[+-]\d)/i;
/** ISO 8601's weeks: the first has 4 January, and Monday is 1. */
const WEEK = /^(\d{4})-?W(\d{2})-?([1-7])(?=T|$)/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Others are mistakes. */
const YEARS = { first: 1990, last: 2200 };
const LONGEST = 60;
const MINUTE = 60_000;
/** Smaller numbers are seconds. */
const MILLISECONDS_FROM = 100_000_000_000;

/** ISO 8601 and what programs write instead; null for an impossible day. */
export function saidTime(written: string | number | null): SaidTime | null {
  if (written === null) return null;
  if (typeof written === "number") return ofNumber(written);
  const text = written
    .trim()
    .slice(0, LONGEST + 1)
    .replace(HALF_DAY, inWholeDay)
    .replace(WEEK, ofWeek);
  if (text.length > LONGEST) return null;
  if (/^\d{10}$|^\d{13}$/.test(text)) return ofNumber(Number(text));
  const iso = ISO.exec(text);
  if (iso) return ofParts(iso[1], iso[2], iso[3], iso[4], iso[5], iso[6]);
  const dotted = DOTTED.exec(text);
  if (dotted) return ofParts(dotted[3], dotted[2], dotted[1], dotted[4], dotted[5], undefined);
  const mail = MAIL.exec(text);
  if (!mail) return ofFaulty(text);
  const [, date, name = "", year, ...clock] = mail;
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1);
  return ofParts(year, month, date, clock[0], clock[1], clock[2]);
}

function ofWeek(_: string, year: string, week: string, weekday: string) {
  const inFirst = dayIn(Number(year), 1, 4);
  return dayText(inFirst - weekdayOf(inFirst) + (Number(week) - 1) * 7 + Number(weekday) - 1);
}

const inWholeDay = (_: string, hour: string, minute: string | undefined, half: string) =>
  `${Number(hour) > 12 ? hour : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)}${minute ?? ":00"}`;

function ofFaulty(text: string): SaidTime | null {
  const [, legible = null] = FAULTY_TAIL.exec(text) ?? [];
  const said = saidTime(legible);
  return said?.time ? { ...said, isFaulty: true } : null;
}

function ofNumber(written: number): SaidTime | null {
  const moment = new Date(written < MILLISECONDS_FROM ? written * 1000 : written);
  if (!Number.isFinite(moment.getTime())) return null;
  return saidTime(`${moment.toISOString().slice(0, 16)}Z`);
}

function ofParts(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
  zone: string | undefined,
): SaidTime | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (y < YEARS.first || y > YEARS.last || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return null;
  const isNextMidnight = hour === "24";
  const day = dayText(dayIn(y, m, d) + (isNextMidnight ? 1 : 0));
  if (hour === undefined) return wallClock(day, null);
  const [h, min] = [isNextMidnight ? 0 : Number(hour), Number(minute ?? 0)];
  if (h > 23 || min > 59) return null;
  const time = `${String(h).padStart(2, "0")}:${String(min).padStart(2, "0")}`;
  const offset = zone === undefined ? null : offsetOf(zone);
  if (offset === null) return wallClock(day, time);
  const moment = new Date(Date.parse(`${day}T${time}:00Z`) - offset * MINUTE);
  return { day, time, offset, isFaulty: false, inNorway: wallClockAt(moment) };
}

/** As written, wherever that is. */
export const wallClock = (day: string, time: string | null): SaidTime => ({
  day,
  time,
  offset: null,
  isFaulty: false,
  inNorway: { day, time },
});

/** Minutes of "+02:00", "+2", "Z"; null where no zone has such an offset. */
function offsetOf(zone: string): number | null {
  const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return minutes > 14 * 60 ? null : match[1] === "-" ? -minutes : minutes;
}

/** YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** 60 or 120 minutes; HH:MM on YYYY-MM-DD. */
export const norwegianOffset = (day: string, time: string): number =>
  (Date.parse(`${day}T${time}:00Z`) - momentAt(day, time).getTime()) / 60_000;

const NORWEGIAN =
  /^(?:Europe\/(?:Oslo|Stockholm|Copenhagen|Berlin|Paris|Amsterdam|Brussels|Rome|Vienna|Zurich)|Arctic\/Longyearbyen|(?:W\. Europe|Romance|Central Europe(?:an)?) Standard Time|CES?T)$/;

/** The zone has Norway's clock, or none is named. */
export const hasNorwaysClock = (zone: string | null): boolean => zone === null || NORWEGIAN.test(zone);

const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/;

/** For times that are still a claim; what is no clock stays. */
export function withNorwegianOffset(written: string): string {
  const [, day, time] = WRITTEN.exec(written) ?? [];
  return day && time ? `${day}T${time}:00+0${norwegianOffset(day, time) / 60}:00` : written;
}

/** A clock in another zone is a claim: a site's zone was perhaps never set. */
export const claimedIn = (zone: string | null, written: string): string =>
  hasNorwaysClock(zone) ? written : withNorwegianOffset(written);
