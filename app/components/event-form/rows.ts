import { FACT_FIELDS } from "~/domain/facts/facts";

/** Each field of the form stands in one row. */
export const ROW_FIELDS = {
  title: ["title"],
  when: ["start_date", "start_time", "end_date", "end_time", "all_day", "mark_moved", "moved_reason"],
  rhythm: [
    ...["is_recurring", "recurrence_pattern", "recurrence_every", "recurrence_weekdays", "picked_days"],
    ...["recurrence_end", "recurrence_end_date", "recurrence_count", "school_county", "kept_days"],
  ],
  place: ["location_name", "location_address", "city", "country", "lat", "lng"],
  type: ["event_type"],
  description: ["description"],
  image: ["image"],
  more: [
    ...["tags", "text_language", "other_language", "other_title", "other_description", ...FACT_FIELDS],
    ...["hosts", "speaker_band", "external_url", "publish_date", "publish_time"],
  ],
} as const satisfies Record<string, readonly string[]>;

export type RowName = keyof typeof ROW_FIELDS;
