import * as z from "zod";
import { EVENT_DETAILS, type EventDetail } from "~/domain/events/details";
import { expandSeries, type Recurrence, type SeriesOccurrence } from "~/domain/events/expand-series";
import type { ClockTimes, EventHours } from "~/domain/events/span";
import { parseTags } from "~/domain/events/tags";
import { EVENT_TYPES } from "~/domain/events/types";
import { addMonths, dayNumber, dayOf, dayText } from "~/domain/time/days-and-moments";
import { pickFields, present, problemOf, refuse, type Result, succeed } from "~/domain/values";
import { agesInOrder, areAgesInOrder, eventFactFields, eventFactsOf } from "~/schemas/facts/form";
import {
  checkbox,
  latitude,
  longitude,
  optionalDay,
  optionalLine,
  optionalText,
  optionalTime,
  requiredDay,
  requiredLine,
  requiredTime,
  website,
} from "~/schemas/forms/fields";
import { EVENT_DEFAULTS, EVENT_YEARS_AHEAD, MAX_LENGTH, MAX_TAGS } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import { isWholePosition, wholePosition } from "~/schemas/organizers/profile";
import { otherTextFields, ownLanguage, refineOtherText } from "./other-text";
import { parsePublishTime, type PUBLISH_FIELDS } from "./publish-time";
import { seriesRuleFields } from "./series";

export const tags = z
  .string()
  .default("")
  .transform(parseTags)
  .pipe(
    z
      .array(z.string().max(MAX_LENGTH.tag, "tagTooLong" satisfies FormProblem))
      .max(MAX_TAGS, "tooManyTags" satisfies FormProblem),
  );

/** Named as the row's columns; empty fields are null. */
export const eventDetails = z
  .object({
    title: requiredLine(MAX_LENGTH.title, "titleRequired"),
    description: optionalText(MAX_LENGTH.description).transform((text) => text ?? ""),
    event_type: z.enum(EVENT_TYPES, "eventTypeRequired" satisfies FormProblem),
    /** The model uses the organizer's name where it is empty. */
    location_name: optionalLine(MAX_LENGTH.name),
    location_address: optionalLine(MAX_LENGTH.address),
    city: optionalLine(MAX_LENGTH.city),
    country: optionalLine(MAX_LENGTH.country).transform((country) => country ?? EVENT_DEFAULTS.country),
    lat: latitude,
    lng: longitude,
    image_alt: optionalLine(MAX_LENGTH.imageAlt),
    speaker_band: optionalLine(MAX_LENGTH.name),
    external_url: website,
    tags,
    ...eventFactFields,
    ...otherTextFields,
  } satisfies Record<Exclude<EventDetail, "facts">, z.ZodType>)
  .refine(isWholePosition, wholePosition)
  .refine(areAgesInOrder, agesInOrder)
  .superRefine(refineOtherText)
  .transform((fields) => ({
    ...pickFields(fields, OWN_FIELDS),
    text_language: ownLanguage(fields),
    facts: eventFactsOf(fields),
  }));

const OWN_FIELDS = EVENT_DETAILS.filter((name) => name !== "facts");

export type EventDetails = z.output<typeof eventDetails>;

const dayFields = z.object({ start_date: requiredDay("startDateRequired"), end_date: optionalDay });

const wholeDayFields = dayFields.transform(({ start_date, end_date }): ClockTimes => ({
  startDay: start_date,
  startTime: null,
  endDay: end_date,
  endTime: null,
}));

const timeFields = dayFields
  .extend({ start_time: requiredTime("startTimeRequired"), end_time: optionalTime })
  .transform(({ start_date, start_time, end_date, end_time }): ClockTimes => ({
    startDay: start_date,
    startTime: start_time,
    endDay: end_date,
    endTime: end_time,
  }));

const recurrenceFields = seriesRuleFields.transform(({ startDay: _, ...rule }): Recurrence => rule);

interface EventSchedule {
  /** YYYY-MM-DD. */
  startDay: string;
  hours: EventHours;
  recurrence: Recurrence | null;
  /** At least one, in order of time. */
  occurrences: SeriesOccurrence[];
}

type ScheduleField = keyof z.input<typeof timeFields> | keyof z.input<typeof recurrenceFields>;

interface ScheduleOptions {
  now: Date;
  /** A new event may recur and begins today at the earliest; an edited one may be past. */
  isNew: boolean;
}

interface FormOptions extends ScheduleOptions {
  /** The stored event waits for it; undefined where no time can be chosen. */
  publishAt?: Date | null | undefined;
}

/** Recurrence fields only count where the event recurs. */
function parseEventSchedule(
  texts: FormTexts,
  { now, isNew }: ScheduleOptions,
): Result<EventSchedule, FormErrors<ScheduleField>> {
  const isRecurring = isNew && checkbox.parse(texts.is_recurring);
  const times = parseForm(checkbox.parse(texts.all_day) ? wholeDayFields : timeFields, texts);
  const recurrence = isRecurring ? parseForm(recurrenceFields, texts) : succeed(null);
  const startProblem = problemOfStart(texts.start_date, dayOf(now), isNew);
  if (!times.ok || !recurrence.ok) return refuse({ ...startProblem, ...problemOf(times), ...problemOf(recurrence) });

  const expansion = expandSeries(times.value, recurrence.value);
  if (expansion.ok && !startProblem)
    return succeed({ startDay: times.value.startDay, recurrence: recurrence.value, ...expansion.value });
  const errors = Object.fromEntries((problemOf(expansion) ?? []).map(({ field, problem }) => [field, problem]));
  return refuse({ ...startProblem, ...errors });
}

/** Reported along with other problems, if there is a date to check. */
function problemOfStart(typed: string | undefined, today: string, isNew: boolean): { start_date: FormProblem } | null {
  const startDay = optionalDay.safeParse(typed).data;
  if (!startDay) return null;
  if (isNew && startDay < today) return { start_date: "startInPast" };
  return startDay > dayText(addMonths(dayNumber(today), EVENT_YEARS_AHEAD * 12))
    ? { start_date: "startTooFarAhead" }
    : null;
}

export interface EventFormValues {
  details: EventDetails;
  schedule: EventSchedule;
  publishAt: Date | null;
}

type EventField = keyof z.input<typeof eventDetails> | ScheduleField | (typeof PUBLISH_FIELDS)[number];

/** Refuses with the problem of every invalid field. */
export function parseEventForm(
  texts: FormTexts,
  { publishAt: before, ...options }: FormOptions,
): Result<EventFormValues, FormErrors<EventField>> {
  const details = parseForm(eventDetails, texts);
  const schedule = parseEventSchedule(texts, options);
  const start = schedule.ok ? present(schedule.value.occurrences[0], "date of the event").start : null;
  const timing = before === undefined ? succeed(null) : parsePublishTime(texts, { now: options.now, start, before });
  if (details.ok && schedule.ok && timing.ok)
    return succeed({ details: details.value, schedule: schedule.value, publishAt: timing.value });
  return refuse({ ...problemOf(details), ...problemOf(schedule), ...problemOf(timing) });
}
