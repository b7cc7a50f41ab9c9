import ICAL from "ical.js";
import { daysInMonth } from "~/domain/time/days-and-moments";
import { type DateValue, parseDateText } from "./dates";

const FREQUENCIES = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
type Frequency = (typeof FREQUENCIES)[number];

/** 0 is Monday; a negative `nth` counts from the end. */
export type RuleDay = ReturnType<typeof ruleDay>;

/** RFC 5545, 3.3.10. Absent parts are null. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: DateValue | null;
  /** 0 is Monday. */
  weekStart: number;
  seconds: number[] | null;
  minutes: number[] | null;
  hours: number[] | null;
  days: RuleDay[] | null;
  monthDays: number[] | null;
  yearDays: number[] | null;
  weeks: number[] | null;
  months: number[] | null;
  positions: number[] | null;
}

export type RuleProblem = "bad-rule" | "never-happens";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const NUMBER_PARTS = "BYSECOND BYMINUTE BYHOUR BYMONTHDAY BYYEARDAY BYWEEKNO BYMONTH BYSETPOS".split(" ");
const PARTS = new Set(["FREQ", "INTERVAL", "COUNT", "WKST", "BYDAY", ...NUMBER_PARTS]);
const LONGEST_RULE = 4000;

export function parseRule(text: string): Rule | RuleProblem {
  const parts = partsOf(text.slice(0, LONGEST_RULE));
  const untilText = parts.get("UNTIL");
  const until = untilText === undefined ? null : parseDateText(untilText);
  const foreignCalendar = parts.has("RSCALE") && parts.get("RSCALE") !== "GREGORIAN";
  if (foreignCalendar || (untilText !== undefined && !until)) return "bad-rule";
  let recur: InstanceType<typeof ICAL.Recur>;
  try {
    recur = ICAL.Recur.fromString(
      [...parts]
        .filter(([name]) => PARTS.has(name))
        .map((part) => part.join("="))
        .join(";"),
    );
  } catch {
    return "bad-rule";
  }
  const rule = ruleOf(recur, until);
  if (!rule) return "bad-rule";
  return canHappen(rule) ? rule : "never-happens";
}

/** Some programs write spaces, empty values and stray commas. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text
    .toUpperCase()
    .replace(/[\s"]/g, "")
    .replace(/^RRULE:/, "")
    .split(";")) {
    const [name = "", value = ""] = part.split("=", 2);
    const written = value.split(",").filter(Boolean).join(",");
    if (written) parts.set(name, written);
  }
  return parts;
}

function ruleOf(recur: InstanceType<typeof ICAL.Recur>, until: DateValue | null): Rule | null {
  const frequency = FREQUENCIES.find((name) => name === recur.freq);
  const days = recur.getComponent("BYDAY").map(ruleDay);
  const numbers = (name: string) => recur.getComponent(name) as number[];
  // Zero is no valid position; a list of zeros means nothing.
  const counted = (name: string) => numbers(name).filter((number) => number !== 0);
  const lists = Object.fromEntries(
    NUMBER_PARTS.map((name) => {
      const list = /HOUR|MINUTE|SECOND$/.test(name) ? numbers(name) : counted(name);
      return [name, list.length > 0 ? [...new Set(list)].sort((a, b) => a - b) : null];
    }),
  );
  const isEmptied = NUMBER_PARTS.some((name) => lists[name] === null && numbers(name).length > 0);
  if (!frequency || isEmptied) return null;
  return {
    frequency,
    interval: recur.interval,
    // Some programs write -1 for "without end".
    count: recur.count !== null && recur.count > 0 ? recur.count : null,
    until,
    weekStart: (recur.wkst + 5) % 7,
    days: days.length > 0 ? days : null,
    seconds: lists.BYSECOND?.map((second) => Math.min(second, 59)) ?? null,
    minutes: lists.BYMINUTE ?? null,
    hours: lists.BYHOUR ?? null,
    monthDays: lists.BYMONTHDAY ?? null,
    yearDays: lists.BYYEARDAY ?? null,
    weeks: lists.BYWEEKNO ?? null,
    months: lists.BYMONTH ?? null,
    positions: lists.BYSETPOS ?? null,
  };
}

const ruleDay = (text: string) => ({ nth: Number(text.slice(0, -2)), weekday: WEEKDAYS.indexOf(text.slice(-2)) });

const ANY_LEAP_YEAR = 2000;

/** A search for 30 February would never end. */
function canHappen({ months, monthDays }: Rule): boolean {
  if (!months || !monthDays) return true;
  return months.some((month) => monthDays.some((day) => Math.abs(day) <= daysInMonth(ANY_LEAP_YEAR, month)));
}
