import { DAY_SECONDS, TIME_ZONE } from "~/domain/time/days-and-moments";
import type { CalendarHead, Component } from "./components";
import { type DateValue, type Duration, parseDuration, readDate, secondsOf } from "./dates";
import { cutText, lineOfText } from "./html";
import { allLines, type ContentLine, firstLine, readText, unescaped } from "./lines";
import { toWall, UTC } from "./zone";
import { type Clock, type FindZone, type Moment, momentOf, utcOf, type zoneFinder } from "./zones";

const LONGEST_NAME = 200;

export function readHeads(heads: CalendarHead[]) {
  const first = (...names: string[]) => {
    for (const name of names)
      for (const head of heads) {
        const text = textOf(head, name);
        if (text) return text;
      }
    return null;
  };
  const name = lineOfText(unescaped(first("NAME", "X-WR-CALNAME") ?? ""), " ");
  const interval = parseDuration(first("REFRESH-INTERVAL", "X-PUBLISHED-TTL") ?? "");
  return {
    name: name && cutText(name, LONGEST_NAME),
    refreshInterval: interval && secondsOf(interval),
    method: first("METHOD")?.toUpperCase() ?? null,
  };
}

interface CalendarContext {
  clock: Clock;
  isCancellation: boolean;
}

export function contextReader(findZoneIn: ReturnType<typeof zoneFinder>): (head: CalendarHead) => CalendarContext {
  const norway = findZoneIn(TIME_ZONE) ?? UTC;
  const contexts = new Map<CalendarHead, CalendarContext>();
  return (head) => {
    const known = contexts.get(head);
    if (known) return known;
    const findZone: FindZone = (tzid) => findZoneIn(tzid, head);
    const name = textOf(head, "X-WR-TIMEZONE");
    const clock = { findZone, home: (name && findZone(name)) || norway };
    const context = { clock, isCancellation: textOf(head, "METHOD")?.toUpperCase() === "CANCEL" };
    contexts.set(head, context);
    return context;
  };
}

const textOf = ({ lines }: CalendarHead, name: string) => readText(firstLine(lines, name));

/** One VEVENT: an event, a series or a changed instance. Its texts are read only when needed. */
export interface EventSource {
  uid: string;
  sequence: number;
  start: Moment;
  duration: Duration | null;
  /** The occurrence of its series that it replaces; null for an event or a series. */
  replaces: DateValue | null;
  changesFuture: boolean;
  isCancelled: boolean;
  clock: Clock;
  component: Component;
}

const LONGEST_UID = 500;

export const lineOf = ({ lines }: Component, name: string): ContentLine | null => firstLine(lines, name);

export const linesOf = ({ lines }: Component, name: string): ContentLine[] => allLines(lines, name);

const NO_TIME: DateValue = { wall: 0, isDate: true, isUtc: false, tzid: null };

export function readEventSource(
  component: Component,
  { clock, isCancellation }: CalendarContext,
): EventSource | "no-start" | "bad-date" {
  const replacesLine = lineOf(component, "RECURRENCE-ID");
  const replaces = readDate(replacesLine);
  const isCancelled = isCancellation || /^CANCELL?ED$/i.test(readText(lineOf(component, "STATUS")) ?? "");
  const startLine = lineOf(component, "DTSTART") ?? replacesLine;
  if (!startLine && !isCancelled) return "no-start";
  const written = startLine ? readDate(startLine) : NO_TIME;
  if (!written || (replacesLine && !replaces)) return "bad-date";
  const { start, end } = spanOf(component, written, clock);
  return {
    uid: (readText(lineOf(component, "UID")) ?? "").slice(0, LONGEST_UID),
    sequence: Number.parseInt(readText(lineOf(component, "SEQUENCE")) ?? "0", 10) || 0,
    start,
    duration: lengthOf(start, end, parseDuration(readText(lineOf(component, "DURATION")) ?? "")),
    replaces,
    changesFuture: replacesLine !== null && /;\s*RANGE\s*=\s*"?THISANDFUTURE/i.test(replacesLine.text.slice(0, 200)),
    isCancelled,
    clock,
    component,
  };
}

/** Exchange writes whole days as midnights, with a property that marks them. */
function spanOf(component: Component, written: DateValue, clock: Clock): { start: Moment; end: Moment | null } {
  const start = momentOf(written, clock);
  const endValue = readDate(lineOf(component, "DTEND"));
  const end = endValue && momentOf(endValue, clock);
  const isWholeDay = /TRUE/i.test(readText(lineOf(component, "X-MICROSOFT-CDO-ALLDAYEVENT")) ?? "");
  if (!isWholeDay || !end || start.isDate || end.isDate) return { start, end };
  const [from, to] = [wallAtHome(start, clock), wallAtHome(end, clock)];
  const areMidnights = from % DAY_SECONDS === 0 && to % DAY_SECONDS === 0 && to > from;
  return areMidnights ? { start: dateMoment(from), end: dateMoment(to) } : { start, end };
}

const dateMoment = (wall: number): Moment => ({ wall, zone: UTC, isDate: true });

const wallAtHome = ({ wall, zone }: Moment, { home }: Clock) => (zone === UTC ? toWall(home, wall) : wall);

function lengthOf(start: Moment, end: Moment | null, duration: Duration | null): Duration | null {
  if (start.isDate) {
    const days = end
      ? Math.ceil((end.wall - start.wall) / DAY_SECONDS)
      : duration
        ? Math.ceil(secondsOf(duration) / DAY_SECONDS)
        : 1;
    return { days: Math.max(1, days), seconds: 0 };
  }
  if (!end) return duration && secondsOf(duration) > 0 ? duration : null;
  const seconds = utcOf(end.isDate ? { ...end, zone: start.zone } : end) - utcOf(start);
  return seconds > 0 ? { days: 0, seconds } : null;
}
