import { refuse, type Result, succeed } from "~/domain/result";
import { type EventDetails, eventDetails } from "./event-details";
import { type EventSchedule, parseEventSchedule, type ScheduleField, type ScheduleOptions } from "./event-schedule";
import type { FormErrors } from "./form-problems";
import { type FormTexts, parseForm } from "./parse-form";

export interface EventForm {
  details: EventDetails;
  schedule: EventSchedule;
}

export type EventField = keyof EventDetails | ScheduleField;

/** The form that creates or edits an event, or the problem of every field that has one. */
export function parseEventForm(texts: FormTexts, options: ScheduleOptions): Result<EventForm, FormErrors<EventField>> {
  const details = parseForm(eventDetails, texts);
  const schedule = parseEventSchedule(texts, options);
  if (details.ok && schedule.ok) return succeed({ details: details.value, schedule: schedule.value });
  return refuse({ ...(details.ok ? {} : details.problem), ...(schedule.ok ? {} : schedule.problem) });
}
