import { DAY_SECONDS } from "./civil-date";
import type { Component } from "./components";
import { type ContentLine, readText, valueOf } from "./content-line";
import { parseOffset, readDate, readDates } from "./date-value";
import { parseRule, type Rule } from "./rule";
import { walkRule } from "./rule-walk";
import { StepBudget } from "./step-budget";
import { tabledZone, type Zone } from "./zone";

/** One STANDARD or DAYLIGHT part: from each of its onsets on the clocks show `offset` more than UTC. */
interface Observance {
  start: number;
  offsetBefore: number;
  offset: number;
  rules: Rule[];
  /** Further onsets, wall-clock, in order. */
  onsets: number[];
}

const A_YEAR = 366 * DAY_SECONDS;
const STEPS_PER_LOOK = 5_000;
const MOST_PARTS = 1_000;

/** The zone that a feed's own VTIMEZONE describes; null where it describes none. */
export function readFeedZone(name: string, { parts }: Component): Zone | null {
  const observances = parts.slice(0, MOST_PARTS).flatMap((lines) => readObservance(lines) ?? []);
  const [first] = observances.sort((a, b) => a.start - b.start);
  if (!first) return null;
  return tabledZone(name, (utc) => {
    let last = { onset: -Infinity, offset: first.offsetBefore };
    for (const observance of observances) {
      const onset = lastOnset(observance, utc);
      if (onset !== null && onset >= last.onset) last = { onset, offset: observance.offset };
    }
    return last.offset;
  });
}

function readObservance(lines: ContentLine[]): Observance | null {
  const line = (name: string) => lines.find((candidate) => candidate.name === name) ?? null;
  const start = readDate(line("DTSTART"));
  const offset = parseOffset(readText(line("TZOFFSETTO")) ?? "");
  if (!start || offset === null) return null;
  const rules = lines.filter(({ name }) => name === "RRULE").map(({ text }) => parseRule(valueOf(text)));
  const dates = lines.filter(({ name }) => name === "RDATE").flatMap((dateLine) => [...readDates(dateLine)]);
  return {
    start: start.wall,
    offsetBefore: parseOffset(readText(line("TZOFFSETFROM")) ?? "") ?? offset,
    offset,
    rules: rules.filter((rule): rule is Rule => typeof rule === "object"),
    onsets: dates.map((date) => ("start" in date ? date.start.wall : date.wall)).sort((a, b) => a - b),
  };
}

/** The last moment up to `utc` at which an observance began, or null where it had not begun. */
function lastOnset({ start, offsetBefore, rules, onsets }: Observance, utc: number): number | null {
  const now = utc + offsetBefore;
  if (start > now) return null;
  const byDate = onsets.findLast((onset) => onset <= now) ?? start;
  return Math.max(start, byDate, ...rules.map((rule) => lastByRule(rule, start, now) ?? start)) - offsetBefore;
}

/** Looks back two years from now, or from the end of a rule that has ended. */
function lastByRule(rule: Rule, start: number, now: number): number | null {
  const end = Math.min(now, rule.until ? rule.until.wall + DAY_SECONDS : now);
  const until = (wall: number) => !rule.until || wall <= rule.until.wall + (rule.until.isDate ? DAY_SECONDS - 1 : DAY_SECONDS / 2);
  const { walls } = walkRule(rule, start, end - 2 * A_YEAR, end + 1, new StepBudget(STEPS_PER_LOOK));
  return walls.findLast(until) ?? null;
}
