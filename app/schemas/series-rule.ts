import { z } from "zod";
import { isCalendarDay } from "~/domain/calendar-days";
import { RECURRENCE_PATTERNS, SERIES_MAX_OCCURRENCES } from "~/domain/recurrence/patterns";
import { lastDayBy, SERIES_ENDS } from "~/domain/recurrence/series-end";
import { optionalDay } from "./form-fields";
import type { FormProblem } from "./form-problems";

/** Days as YYYY-MM-DD in one text, with commas between them; what is none is passed over. */
const days = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter(isCalendarDay).slice(0, SERIES_MAX_OCCURRENCES));

const END = ["recurrence_end_date"];

/** Said also while other fields are wrong. */
const always = { when: () => true };

/** How often something repeats, counted from `start_date`, until when, and on which days it does not. */
export const seriesRuleFields = z
  .object({
    start_date: optionalDay.catch(null),
    recurrence_pattern: z.enum(RECURRENCE_PATTERNS, "patternRequired" satisfies FormProblem),
    recurrence_end: z.enum(SERIES_ENDS).catch("date"),
    recurrence_end_date: z.string().default(""),
    left_out_days: days,
  })
  .refine((form) => form.recurrence_end !== "date" || form.recurrence_end_date.trim() !== "", { path: END, error: "seriesEndRequired" satisfies FormProblem, ...always })
  .refine((form) => form.recurrence_end !== "date" || form.recurrence_end_date.trim() === "" || isCalendarDay(form.recurrence_end_date.trim()), {
    path: END,
    error: "dateInvalid" satisfies FormProblem,
    ...always,
  })
  .transform((form) => ({ ...form, until: form.start_date === null ? "" : lastDayBy(form.recurrence_end, form.start_date, form.recurrence_end_date.trim()) }));
