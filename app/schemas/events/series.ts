import * as z from "zod";
import { isCountRight, lastDayOfCount } from "~/domain/events/counted-end";
import type { Recurrence } from "~/domain/events/expand-series";
import { lastDayBy, SERIES_ENDS } from "~/domain/events/recurrence";
import { MOST_WEEKS_APART, RECURRENCE_PATTERNS, type RecurrencePattern } from "~/domain/events/repetition";
import { SERIES_SCOPES } from "~/domain/events/repetition";
import {
  daysIn,
  readAvoidance,
  readCountedEnd,
  readCounty,
  readEvery,
  readPicked,
  readRepetition,
} from "~/domain/events/repetition-texts";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { checkbox, optionalDay, optionalText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";
import { seenVersion } from "~/schemas/forms/seen-version";

/** An invalid value means the one event. */
export const seriesChoice = z.object({
  scope: z.enum(SERIES_SCOPES).catch("this"),
  include_exceptions: checkbox,
});

export const movedChoice = z.object({ mark_moved: checkbox, moved_reason: optionalText(MAX_LENGTH.stateReason) });

/** The version that the confirmation showed; null where it has none. */
export const deletionForm = seriesChoice.extend({ version: seenVersion.transform((version) => version || null) });

const always = { when: () => true };

const text = z.string().default("");

const rule = (field: string, problem: FormProblem) => ({ path: [field], error: problem, ...always });

const fields = z.object({
  start_date: optionalDay.catch(null),
  recurrence_pattern: z.enum(RECURRENCE_PATTERNS, "patternRequired" satisfies FormProblem),
  recurrence_every: text,
  recurrence_weekdays: text,
  picked_days: text,
  recurrence_end: z.enum(SERIES_ENDS).catch("date"),
  recurrence_end_date: text.transform((day) => day.trim()),
  recurrence_count: text,
  recurrence_after: text,
  left_out_days: text,
  avoid_holidays: checkbox,
  avoid_school: checkbox,
  school_county: text,
  kept_days: text,
  seen_days: text,
});

type RuleFields = z.output<typeof fields>;

const endsByDate = (form: RuleFields) => form.recurrence_end === "date" && form.recurrence_pattern !== "picked";
const isPattern = (form: RuleFields, pattern: RecurrencePattern) => form.recurrence_pattern === pattern;
const isEveryRight = (every: number) => every >= 1 && every <= MOST_WEEKS_APART;

/** Counted from `start_date`. */
export const seriesRuleFields = fields
  .refine(
    (form) => !isPattern(form, "weekdays") || isEveryRight(readEvery(form)),
    rule("recurrence_every", "weeksApartInvalid"),
  )
  .refine(
    (form) => !isPattern(form, "weekdays") || readRepetition(form, "").weekdays?.length !== 0,
    rule("recurrence_weekdays", "weekdayRequired"),
  )
  .refine((form) => !isPattern(form, "picked") || readPicked(form).length > 0, rule("picked_days", "pickedRequired"))
  .refine(
    (form) => !isPattern(form, "picked") || !readPicked(form).includes(null),
    rule("picked_days", "pickedUnreadable"),
  )
  .refine(
    (form) =>
      !isPattern(form, "picked") || !readPicked(form).some((day) => day !== null && day < (form.start_date ?? "")),
    rule("picked_days", "pickedBeforeStart"),
  )
  .refine((form) => !form.avoid_school || readCounty(form) !== null, rule("school_county", "countyRequired"))
  .refine(
    (form) => !endsByDate(form) || form.recurrence_end_date !== "",
    rule("recurrence_end_date", "seriesEndRequired"),
  )
  .refine(
    (form) => !endsByDate(form) || form.recurrence_end_date === "" || isCalendarDay(form.recurrence_end_date),
    rule("recurrence_end_date", "dateInvalid"),
  )
  .refine((form) => isCountRight(readCountedEnd(form)?.count ?? 1), rule("recurrence_count", "seriesCountInvalid"))
  .transform((form) => {
    const { start_date: startDay, recurrence_end: end } = form;
    const repetition = readRepetition(form, startDay ?? "");
    const counted = readCountedEnd(form);
    const choice = { avoids: readAvoidance(form), kept: daysIn(form, "kept_days") };
    const lastDay = (startDay: string) =>
      counted
        ? lastDayOfCount(counted, { ...repetition, ...choice, startDay })
        : lastDayBy(end, startDay, form.recurrence_end_date, repetition);
    return {
      startDay,
      ...repetition,
      until: startDay === null ? "" : lastDay(startDay),
      endless: end === "endless" && repetition.pattern !== "picked",
      counted,
      leftOut: daysIn(form, "left_out_days"),
      ...choice,
      seen: daysIn(form, "seen_days"),
    };
  });

const ids = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter(Boolean));

export const seriesRuleForm = seriesRuleFields.transform(({ startDay, ...form }, context) => {
  if (startDay !== null) return { startDay, ...form };
  context.issues.push({
    code: "custom",
    path: ["start_date"],
    message: "startDateRequired" satisfies FormProblem,
    input: startDay,
  });
  return z.NEVER;
});

/** `confirmed` events may be deleted; with the form's key and the version it was opened with. */
export const seriesRuleConsent = z
  .object({
    include_exceptions: checkbox,
    confirmed: ids,
    form_key: z.string().max(100).default(""),
    version: seenVersion,
  })
  .transform((form) => ({
    includeExceptions: form.include_exceptions,
    confirmed: form.confirmed,
    key: form.form_key,
    version: form.version,
  }));

export type SeriesRuleForm = Recurrence & { startDay: string; leftOut: string[] } & z.output<typeof seriesRuleConsent>;
