import { z } from "zod";
import { addMonths, dayNumber, dayText } from "~/domain/calendar-days";
import type { EventHours } from "~/domain/event-hours";
import { dayOf } from "~/domain/event-time";
import { expandSeries, type Occurrence, type Recurrence } from "~/domain/recurrence/expand-series";
import { RECURRENCE_PATTERNS } from "~/domain/recurrence/patterns";
import { refuse, type Result, succeed } from "~/domain/result";
import { checkbox, optionalDay, optionalTime, requiredDay, requiredTime } from "./form-fields";
import { EVENT_YEARS_AHEAD } from "./form-limits";
import type { FormErrors, FormProblem } from "./form-problems";
import { type FormTexts, parseForm } from "./parse-form";

const timeFields = z
  .object({
    start_date: requiredDay("startDateRequired"),
    start_time: requiredTime("startTimeRequired"),
    end_date: optionalDay,
    end_time: optionalTime,
  })
  .transform((form) => ({
    startDay: form.start_date,
    startTime: form.start_time,
    endDay: form.end_date,
    endTime: form.end_time,
  }));

const recurrenceFields = z
  .object({
    recurrence_pattern: z.enum(RECURRENCE_PATTERNS, "patternRequired" satisfies FormProblem),
    recurrence_end_date: requiredDay("seriesEndRequired"),
  })
  .transform((form): Recurrence => ({ pattern: form.recurrence_pattern, until: form.recurrence_end_date }));

/** When an event takes place, and every time it does. */
export interface EventSchedule {
  /** YYYY-MM-DD. */
  startDay: string;
  hours: EventHours;
  recurrence: Recurrence | null;
  /** At least one, in order of time; the first one is on `startDay`. */
  occurrences: Occurrence[];
}

export type ScheduleField = keyof z.input<typeof timeFields> | keyof z.input<typeof recurrenceFields>;

export interface ScheduleOptions {
  now: Date;
  /** A new event may recur and begins today at the earliest; one that is edited may be past. */
  isNew: boolean;
}

/** The part of the event form that says when; what stands in the recurrence fields counts only where it recurs. */
export function parseEventSchedule(texts: FormTexts, { now, isNew }: ScheduleOptions): Result<EventSchedule, FormErrors<ScheduleField>> {
  const isRecurring = isNew && checkbox.parse(texts.is_recurring);
  const times = parseForm(timeFields, texts);
  const recurrence = isRecurring ? parseForm(recurrenceFields, texts) : succeed(null);
  const startProblem = problemOfStart(texts.start_date, dayOf(now), isNew);
  if (!times.ok || !recurrence.ok) return refuse({ ...startProblem, ...problemOf(times), ...problemOf(recurrence) });

  const expansion = expandSeries(times.value, recurrence.value);
  if (expansion.ok && !startProblem) return succeed({ startDay: times.value.startDay, recurrence: recurrence.value, ...expansion.value });
  const errors = Object.fromEntries((problemOf(expansion) ?? []).map(({ field, problem }) => [field, problem]));
  return refuse({ ...startProblem, ...errors });
}

/** Told with whatever else is wrong, as long as there is a date to judge. */
function problemOfStart(typed: string | undefined, today: string, isNew: boolean): { start_date: FormProblem } | null {
  const startDay = optionalDay.safeParse(typed).data;
  if (!startDay) return null;
  if (isNew && startDay < today) return { start_date: "startInPast" };
  return startDay > dayText(addMonths(dayNumber(today), EVENT_YEARS_AHEAD * 12)) ? { start_date: "startTooFarAhead" } : null;
}

const problemOf = <Problem>(result: Result<unknown, Problem>): Problem | null => (result.ok ? null : result.problem);
