/** By column. Forms, writes, the comparison of two versions and public responses are made from this list. */
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
  "image_alt",
  "speaker_band",
  "external_url",
  "tags",
  "facts",
  "text_language",
  "other_language",
  "other_title",
  "other_description",
] as const;

export type EventDetail = (typeof EVENT_DETAILS)[number];
