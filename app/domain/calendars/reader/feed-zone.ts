import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import type { Component } from "./components";
import { parseOffset, readDate, readDates } from "./dates";
import { allLines, firstLine, ICAL_LIMITS, type Lines, readText, valueOf } from "./lines";
import { parseRule, type Rule } from "./rule";
import { lastUpTo, StepBudget, walkRule } from "./rule-walk";
import type { Zone } from "./zone";

/** STANDARD or DAYLIGHT: from each onset the clocks show `offset` more than UTC. */
type Observance = NonNullable<ReturnType<typeof readObservance>>;

interface Onset {
  utc: number;
  offset: number;
}

const A_YEAR = 366 * DAY_SECONDS;

export function readFeedZone(name: string, { parts }: Component): Zone | null {
  const room = new StepBudget(ICAL_LIMITS.zoneOnsets);
  const observances = parts.slice(0, ICAL_LIMITS.zoneParts).flatMap((lines) => readObservance(lines, room) ?? []);
  const [first] = observances.sort((a, b) => a.start - b.start);
  if (!first) return null;
  const budget = new StepBudget(ICAL_LIMITS.stepsPerZone);
  const years = new Map<number, Onset[]>();
  return {
    name,
    offsetAt(utc) {
      const year = Math.floor(utc / A_YEAR);
      const onsets =
        years.get(year) ?? observances.flatMap((each) => onsetsFor(each, year, budget)).sort((a, b) => a.utc - b.utc);
      years.set(year, onsets);
      return lastUpTo(onsets, utc, (onset) => onset.utc)?.offset ?? first.offsetBefore;
    },
  };
}

function readObservance(lines: Lines, room: StepBudget) {
  const line = (name: string) => firstLine(lines, name);
  const start = readDate(line("DTSTART"));
  const offset = parseOffset(readText(line("TZOFFSETTO")) ?? "");
  if (!start || offset === null) return null;
  const rules = [...within(room, allLines(lines, "RRULE"))].map(({ text }) => parseRule(valueOf(text)));
  const dates = [...within(room, datesOf(lines))];
  return {
    /** Wall-clock seconds, on a clock that still shows `offsetBefore`. */
    start: start.wall,
    offsetBefore: parseOffset(readText(line("TZOFFSETFROM")) ?? "") ?? offset,
    offset,
    rules: rules.filter((rule): rule is Rule => typeof rule === "object"),
    dates: dates.map((date) => ("start" in date ? date.start.wall : date.wall)),
  };
}

function* datesOf(lines: Lines) {
  for (const line of allLines(lines, "RDATE")) yield* readDates(line);
}

function* within<T>(room: StepBudget, all: Iterable<T>) {
  for (const one of all) {
    if (!room.spend()) return;
    yield one;
  }
}

function onsetsFor(
  { start, offsetBefore, offset, rules, dates }: Observance,
  year: number,
  budget: StepBudget,
): Onset[] {
  const end = (year + 1) * A_YEAR + DAY_SECONDS;
  if (start > end) return [];
  const walls = [start, ...dates, ...rules.flatMap((rule) => onsetsByRule(rule, start, year, budget))];
  const before = walls.filter((wall) => wall < year * A_YEAR).reduce((last, wall) => Math.max(last, wall), start);
  const during = walls.filter((wall) => wall >= year * A_YEAR && wall <= end);
  return [before, ...during].map((wall) => ({ utc: wall - offsetBefore, offset }));
}

/** Searches from two years before the year, or before the end of a rule that ended earlier. */
function onsetsByRule(rule: Rule, start: number, year: number, budget: StepBudget): number[] {
  const end = rule.until ? rule.until.wall + (rule.until.isUtc ? DAY_SECONDS / 2 : DAY_SECONDS - 1) : Infinity;
  const from = Math.min(year * A_YEAR, end) - 2 * A_YEAR;
  return walkRule(rule, start, from, Math.min((year + 1) * A_YEAR + DAY_SECONDS, end + 1), budget).walls;
}
