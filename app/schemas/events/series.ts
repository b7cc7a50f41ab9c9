import { z } from "zod";
import {
  lastDayBy,
  RECURRENCE_PATTERNS,
  SERIES_ENDS,
  SERIES_MAX_OCCURRENCES,
  SERIES_SCOPES,
} from "~/domain/events/recurrence";
import { isCalendarDay } from "~/domain/time/calendar-days";
import { checkbox, optionalDay } from "~/schemas/forms/fields";
import type { FormProblem } from "~/schemas/forms/problems";
import { seenVersion } from "~/schemas/forms/seen-version";

/** Which events of a series a form applies to; an invalid value means the one event. */
export const seriesChoice = z.object({
  scope: z.enum(SERIES_SCOPES).catch("this"),
  include_exceptions: checkbox,
});

/** Whether another time or place is shown as a move. */
export const movedChoice = z.object({ mark_moved: checkbox });

/** The confirmation before events are deleted, with the version that it showed; null where it has none. */
export const deletionForm = seriesChoice.extend({ version: seenVersion.transform((version) => version || null) });

/** Days as YYYY-MM-DD, separated by commas; anything else is skipped. */
const days = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter(isCalendarDay).slice(0, SERIES_MAX_OCCURRENCES));

const END = ["recurrence_end_date"];

/** Also reported while other fields are wrong. */
const always = { when: () => true };

/** How often an event repeats, counted from `start_date`, until when, and on which days it does not. */
export const seriesRuleFields = z
  .object({
    start_date: optionalDay.catch(null),
    recurrence_pattern: z.enum(RECURRENCE_PATTERNS, "patternRequired" satisfies FormProblem),
    recurrence_end: z.enum(SERIES_ENDS).catch("date"),
    recurrence_end_date: z.string().default(""),
    left_out_days: days,
  })
  .refine((form) => form.recurrence_end !== "date" || form.recurrence_end_date.trim() !== "", {
    path: END,
    error: "seriesEndRequired" satisfies FormProblem,
    ...always,
  })
  .refine(
    (form) =>
      form.recurrence_end !== "date" ||
      form.recurrence_end_date.trim() === "" ||
      isCalendarDay(form.recurrence_end_date.trim()),
    {
      path: END,
      error: "dateInvalid" satisfies FormProblem,
      ...always,
    },
  )
  .transform((form) => ({
    ...form,
    until:
      form.start_date === null ? "" : lastDayBy(form.recurrence_end, form.start_date, form.recurrence_end_date.trim()),
  }));

const ids = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter(Boolean));

/** The form that changes a series' rule from a day on. */
export const seriesRuleForm = seriesRuleFields.transform((form, context) => {
  const { start_date: startDay, recurrence_pattern: pattern, until, left_out_days: leftOut } = form;
  if (startDay !== null) return { startDay, pattern, until, leftOut };
  context.issues.push({
    code: "custom",
    path: ["start_date"],
    message: "startDateRequired" satisfies FormProblem,
    input: startDay,
  });
  return z.NEVER;
});

/**
 * The rest of the form: whether events changed by hand are included, which events may be deleted, the form's key, and
 * the version that it was opened with.
 */
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

export type SeriesRuleForm = z.output<typeof seriesRuleForm> & z.output<typeof seriesRuleConsent>;
