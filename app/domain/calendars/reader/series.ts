import { DAY_SECONDS, dayOfSecond } from "~/domain/time/days-and-moments";
import { type DateValue, parseDuration, readDates } from "./dates";
import { type EventSource, linesOf } from "./event";
import { ICAL_LIMITS, valueOf } from "./lines";
import { parseRule, type Rule, type RuleProblem } from "./rule";
import { type StepBudget, walkRule } from "./rule-walk";
import { toUtc, toWall, UTC } from "./zone";
import { type Clock, type Moment, momentOf, occurrenceMeant, utcOf } from "./zones";

export interface Series {
  main: EventSource | null;
  changes: EventSource[];
}

/** By the moment (UTC seconds) each was first planned. */
export type Changes = Map<number, EventSource>;

export function changesByMoment(sources: EventSource[], main: EventSource | null): Changes {
  const changes: Changes = new Map();
  for (const source of sources) {
    if (!source.replaces) continue;
    const planned = occurrenceMeant(source.replaces, (main ?? source).start, source.clock);
    const other = changes.get(planned);
    if (!other || source.sequence >= other.sequence) changes.set(planned, source);
  }
  return changes;
}

/** A changed instance that applies to all later ones (RANGE=THISANDFUTURE). */
export interface Turn {
  planned: number;
  source: EventSource;
  /** Wall-clock seconds by which it, and each later one, was moved. */
  shift: number;
}

const LONGEST_SHIFT = 366 * DAY_SECONDS;

/** A turn from times to whole days, or by more than a year, changes only its own instance. */
export function turnsOf(changes: Changes, main: EventSource): Turn[] {
  return [...changes]
    .filter(([, { changesFuture, start }]) => changesFuture && start.isDate === main.start.isDate)
    .map(([planned, source]) => ({ planned, source, shift: source.start.wall - toWall(source.start.zone, planned) }))
    .filter(({ shift }) => Math.abs(shift) <= LONGEST_SHIFT)
    .sort((a, b) => a.planned - b.planned);
}

export const startAfterTurn = ({ source, shift }: Turn, planned: number) =>
  toUtc(source.start.zone, toWall(source.start.zone, planned) + shift);

/** UTC seconds; `to` is excluded. */
export interface Span {
  from: number;
  to: number;
}

export type ExpansionProblem = RuleProblem | "ends-before-start" | "too-many" | "too-costly";

/** By moment (UTC seconds); an RDATE may have an end of its own. */
export type Planned = Map<number, { ownEnd: number | null }>;

export type PlanOccurrences = (span: Span, budget: StepBudget) => Planned | ExpansionProblem;

/** More than any zone's offset from UTC. */
const ZONE_MARGIN = 1.5 * DAY_SECONDS;
const EXCEPTION_MARGIN = 400 * DAY_SECONDS;
const DOUBLED_HOUR = 2 * 3600;

const MOST_RULES = 20;

export const isRecurring = ({ component }: EventSource) => component.lines.has("RRULE") || component.lines.has("RDATE");

export function recurrenceOf(main: EventSource, window: Span): PlanOccurrences {
  const rules = [
    ...new Set(
      linesOf(main.component, "RRULE")
        .slice(0, MOST_RULES)
        .map(({ text }) => valueOf(text)),
    ),
  ].map((text) => ruleFor(main, text));
  const problem = rules.find((rule) => typeof rule === "string");
  const isExcepted = exceptionsOf(main, { from: window.from - EXCEPTION_MARGIN, to: window.to + EXCEPTION_MARGIN });
  const isEndedAtOnce = rules.length > 0 && rules.every((rule) => typeof rule !== "string" && endsBefore(rule, main));
  return (span, budget) => {
    if (problem) return problem;
    if (isEndedAtOnce && !main.component.lines.has("RDATE")) return "ends-before-start";
    const planned: Planned = new Map();
    for (const rule of rules as Rule[]) {
      const stopped = addByRule(planned, rule, main, span, budget);
      if (stopped) return stopped;
    }
    if (rules.length === 0) planned.set(utcOf(main.start), { ownEnd: null });
    const stopped = addDates(planned, main, span, budget);
    if (stopped) return stopped;
    for (const utc of planned.keys()) if (utc < span.from || utc >= span.to || isExcepted(utc)) planned.delete(utc);
    return planned.size > ICAL_LIMITS.occurrencesPerEvent ? "too-many" : planned;
  };
}

/** Whole days ignore parts about time (RFC 5545, 3.3.10). */
function ruleFor({ start }: EventSource, text: string): Rule | RuleProblem {
  const rule = parseRule(text);
  return typeof rule === "string" || !start.isDate ? rule : { ...rule, hours: null, minutes: null, seconds: null };
}

function endsBefore({ until }: Rule, { start, clock }: EventSource): boolean {
  return until !== null && !untilOf(until, start, clock).includes(start.wall, utcOf(start));
}

function addByRule(planned: Planned, rule: Rule, { start, clock }: EventSource, span: Span, budget: StepBudget) {
  const until = rule.until && untilOf(rule.until, start, clock);
  const to = Math.min(span.to + ZONE_MARGIN, until?.lastWall ?? Infinity);
  const { walls, stopped } = walkRule(rule, start.wall, span.from - ZONE_MARGIN, to, budget);
  for (const time of walls) {
    const wall = start.isDate ? time - (time % DAY_SECONDS) : time;
    const utc = toUtc(start.zone, wall);
    if (!until || until.includes(wall, utc)) planned.set(utc, { ownEnd: null });
  }
  return stopped;
}

/** Programs mix UNTIL's forms: a date among times means that whole day, a time among whole days its day. */
function untilOf(until: NonNullable<Rule["until"]>, start: EventSource["start"], clock: EventSource["clock"]) {
  if (until.isUtc && !start.isDate) {
    const lastWall = toWall(start.zone, until.wall) + DOUBLED_HOUR;
    return { lastWall, includes: (_wall: number, utc: number) => utc <= until.wall };
  }
  const last = start.isDate
    ? occurrenceMeant(until, start, clock)
    : until.isDate
      ? until.wall + DAY_SECONDS - 1
      : until.wall;
  return { lastWall: last + 1, includes: (wall: number) => wall <= last };
}

function addDates(planned: Planned, main: EventSource, span: Span, budget: StepBudget): ExpansionProblem | null {
  for (const line of linesOf(main.component, "RDATE")) {
    for (const value of readDates(line)) {
      if (!budget.spend()) return "too-costly";
      const { start, end } = "start" in value ? value : { start: value, end: null };
      if (!isNear(start.wall, span)) continue;
      if (planned.size > 2 * ICAL_LIMITS.occurrencesPerEvent) return "too-many";
      const utc = occurrenceMeant(start, main.start, main.clock);
      planned.set(utc, { ownEnd: end === null ? null : periodEnd(end, utc, main) });
    }
  }
  return null;
}

function periodEnd(end: DateValue | string, start: number, { start: { zone }, clock }: EventSource): number | null {
  if (typeof end !== "string") return utcOf(momentOf(end, clock));
  const duration = parseDuration(end);
  return duration && toUtc(zone, toWall(zone, start) + duration.days * DAY_SECONDS) + duration.seconds;
}

const isNear = (wall: number, { from, to }: Span) => wall >= from - ZONE_MARGIN && wall < to + ZONE_MARGIN;

function exceptionsOf({ component, start, clock }: EventSource, span: Span): (utc: number) => boolean {
  const moments = new Set<number>();
  const days = new Set<number>();
  const isOnceADay = !linesOf(component, "RRULE").some(({ text }) => /BYHOUR|(?:HOUR|MINUTE|SECOND)LY/i.test(text));
  for (const line of linesOf(component, "EXDATE")) {
    for (const value of readDates(line)) {
      const exception = "start" in value ? value.start : value;
      if (!isNear(exception.wall, span)) continue;
      if (!start.isDate && (exception.isDate || (isOnceADay && isMidnight(exception, start, clock))))
        days.add(dayOfSecond(exception.wall));
      else for (const moment of exceptedMoments(exception, start, clock)) moments.add(moment);
    }
  }
  return (utc) => moments.has(utc) || (days.size > 0 && days.has(dayOfSecond(toWall(start.zone, utc))));
}

/** Some programs except a day by its midnight, whenever the series begins. */
const isMidnight = (exception: DateValue, start: Moment, clock: Clock) =>
  !exception.isUtc &&
  exception.wall % DAY_SECONDS === 0 &&
  start.wall % DAY_SECONDS !== 0 &&
  momentOf(exception, clock).zone === start.zone;

/** Exceptions without a zone may be on the series' clock or the calendar's, where a program plans in UTC. */
function exceptedMoments(exception: DateValue, start: Moment, clock: Clock): number[] {
  const meant = occurrenceMeant(exception, start, clock);
  const isLoose = !exception.isDate && !exception.isUtc && exception.tzid === null;
  return isLoose && !start.isDate && start.zone === UTC ? [meant, toUtc(clock.home, exception.wall)] : [meant];
}
