import { COUNTIES } from "~/domain/places/counties";
import { calendarDayIn, isCalendarDay } from "~/domain/time/days-and-moments";
import type { Avoidance } from "./clashes";
import type { CountedEnd } from "./recurrence";
import { RECURRENCE_PATTERNS, type RepeatRule } from "./repetition";

type Texts = Readonly<Record<string, unknown>>;

export const REPETITION_FIELDS = ["recurrence_every", "recurrence_weekdays", "picked_days"] as const;

export const CLASH_FIELDS = ["avoid_holidays", "avoid_school", "school_county", "kept_days", "seen_days"] as const;

const textIn = (texts: Texts, name: string): string => (typeof texts[name] === "string" ? texts[name].trim() : "");

/** YYYY-MM-DD, in order and once each; anything else is skipped. */
export const daysIn = (texts: Texts, name: string): string[] =>
  [...new Set(textIn(texts, name).split(",").filter(isCalendarDay))].sort();

/** "24.12.2026" or "2026-12-24", on lines or with commas between; null for what is no day. */
export const readPicked = (texts: Texts): (string | null)[] =>
  textIn(texts, "picked_days")
    .split(/[\n,;]+/)
    .map((text) => text.replace(/\s+/g, ""))
    .filter(Boolean)
    .map((text) => {
      const [, date = "", month = "", year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
      return calendarDayIn(year ? [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-") : text);
    });

const readWeekdays = (texts: Texts): number[] => {
  const chosen = textIn(texts, "recurrence_weekdays").split(",");
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => chosen.includes(String(weekday)));
};

/** An empty field is every week; NaN for what is no whole number. */
export function readEvery(texts: Texts): number {
  const text = textIn(texts, "recurrence_every");
  return text === "" ? 1 : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

/** Null where the end is chosen otherwise; `count` is NaN for what is no whole number. */
export function readCountedEnd(texts: Texts): CountedEnd | null {
  if (texts["recurrence_end"] !== "count" || texts["recurrence_pattern"] === "picked") return null;
  const [count, after] = [textIn(texts, "recurrence_count"), textIn(texts, "recurrence_after")];
  return { count: /^\d{1,4}$/.test(count) ? Number(count) : Number.NaN, after: calendarDayIn(after) };
}

export function readRepetition(texts: Texts, startDay: string): RepeatRule {
  const pattern = RECURRENCE_PATTERNS.find((name) => name === texts["recurrence_pattern"]) ?? "weekly";
  if (pattern === "weekdays") return { pattern, every: readEvery(texts) || 1, weekdays: readWeekdays(texts) };
  if (pattern !== "picked") return { pattern };
  const days = [startDay, ...readPicked(texts)].filter((day): day is string => day !== null && isCalendarDay(day));
  return { pattern, days: [...new Set(days)].sort() };
}

export const readCounty = (texts: Texts): Avoidance["county"] =>
  COUNTIES.find((county) => county === texts["school_county"]) ?? null;

export const readAvoidance = (texts: Texts): Avoidance => ({
  holidays: Boolean(texts["avoid_holidays"]),
  county: texts["avoid_school"] ? readCounty(texts) : null,
});

export function repetitionTexts(
  { pattern, every, weekdays, days }: RepeatRule,
  startDay: string,
): Record<string, string> {
  const coming = days?.filter((day) => day > startDay) ?? [];
  return {
    recurrence_pattern: pattern,
    ...(pattern === "weekdays" && {
      recurrence_every: String(every ?? 1),
      recurrence_weekdays: (weekdays ?? []).join(","),
    }),
    ...(pattern === "picked" && { picked_days: coming.join("\n") }),
  };
}
