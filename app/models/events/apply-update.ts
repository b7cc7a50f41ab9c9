import type { EventChange } from "#db/queries/event-writes";
import type { StoredEvent } from "#db/queries/own-events";
import type { EventUpdate } from "~/domain/recurrence/plan-series-edit";
import { eventSearchEntry } from "~/domain/search-entry";

const FIELDS = [
  "title",
  "description",
  "event_type",
  "location_name",
  "location_address",
  "city",
  "country",
  "lat",
  "lng",
  "speaker_band",
  "external_url",
  "image_url",
  "tags",
] as const satisfies readonly (keyof StoredEvent)[];

/** The fields of an event that its form fills, times excepted. */
export type EventFields = Pick<StoredEvent, (typeof FIELDS)[number]>;

/** What a form says otherwise than the event did. */
export function changedFields(before: EventFields, form: EventFields): Partial<EventFields> {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(form[field]));
  return Object.fromEntries(changed.map((field) => [field, form[field]]));
}

/** What is written of one event: its own fields with those laid over them that the plan says. */
export function applyUpdate(
  row: StoredEvent,
  { id, start, end, seriesDay, isException, writes }: EventUpdate,
  { form, changes }: { form: EventFields; changes: Partial<EventFields> },
): EventChange {
  const laidOver = { nothing: {}, changes, everything: form }[writes];
  const fields = Object.fromEntries(FIELDS.map((field) => [field, { ...row, ...laidOver }[field]])) as unknown as EventFields;
  const isMoved = row.start_time.getTime() !== start.getTime() || row.end_time?.getTime() !== end?.getTime();
  return {
    ...fields,
    ...eventSearchEntry(fields),
    id,
    start_time: start.getTime() / 1000,
    end_time: end && end.getTime() / 1000,
    series_day: row.series_id === null ? null : seriesDay,
    all_day: row.all_day && !isMoved,
    is_exception: isException,
  };
}
