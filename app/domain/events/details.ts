/**
 * What an event is, apart from when: by the columns of its row. Form, what is written, what is compared when two have
 * changed it, and public answers are made from this list.
 */
export const EVENT_DETAILS = [
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
  "tags",
] as const;

export type EventDetail = (typeof EVENT_DETAILS)[number];
