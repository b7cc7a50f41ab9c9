import type { ReactNode } from "react";
import { FACT_FIELDS } from "~/domain/facts/facts";
import type { AskedInRow } from "~/domain/intake/one-line/filled-rows";
import type { LineDoubt } from "~/domain/intake/one-line/said";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";

/** Each field of the form stands in one row; in the order of the screen. */
export const ROW_FIELDS = {
  title: ["title"],
  when: ["start_date", "start_time", "end_date", "end_time", "all_day", "mark_moved", "moved_reason"],
  rhythm: [
    ...["is_recurring", "recurrence_pattern", "recurrence_end", "recurrence_count", "recurrence_end_date"],
    ...["recurrence_every", "recurrence_weekdays", "picked_days", "left_out_days", "school_county", "kept_days"],
  ],
  place: ["location_name", "location_address", "lat", "lng", "city", "country"],
  type: ["event_type"],
  description: ["description"],
  image: ["image", "image_alt"],
  more: [
    ...["tags", ...FACT_FIELDS, "speaker_band", "external_url"],
    ...["text_language", "other_language", "other_title", "other_description"],
    ...["hosts", "publish_date", "publish_time"],
  ],
} as const satisfies Record<string, readonly string[]>;

export type RowName = keyof typeof ROW_FIELDS;

/** What nobody wrote or chose. */
export type ProposedWhen = "day" | "time" | "end" | "dayAndTime" | "dayAndEnd";

/** What a row says while it is closed. */
export interface RowValue {
  text: ReactNode;
  isSet: boolean;
  proposed?: ProposedWhen | null;
}

/** As their fields stand on the screen. */
export const asOnScreen = (labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.values(ROW_FIELDS)
      .flat()
      .flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])),
  );

/** What a line may leave empty, and `parseEventForm()` refuses. */
const REQUIRED: Record<string, { doubt: LineDoubt; isIn?: (draft: FormTexts) => boolean }> = {
  title: { doubt: "no_title" },
  start_date: { doubt: "no_day" },
  start_time: { doubt: "no_time", isIn: (draft) => !draft["all_day"] },
  recurrence_end_date: {
    doubt: "repeats_without_end",
    isIn: ({ is_recurring, recurrence_pattern, recurrence_end }) =>
      Boolean(is_recurring) && recurrence_pattern !== "picked" && (recurrence_end || "date") === "date",
  },
};

const LIMITS: Record<string, number> = { title: MAX_LENGTH.title, description: MAX_LENGTH.description };

/** What is asked of a row whatever the line says: a field that must be filled in, or shortened. */
export function lackingIn(row: RowName, draft: FormTexts): LineDoubt | null {
  const textOf = (name: string) => draft[name]?.trim() ?? "";
  const names: readonly string[] = ROW_FIELDS[row];
  if (names.some((name) => textOf(name).length > (LIMITS[name] ?? Infinity))) return "too_long";
  const empty = names.find((name) => REQUIRED[name] && textOf(name) === "" && REQUIRED[name].isIn?.(draft) !== false);
  return REQUIRED[empty ?? ""]?.doubt ?? null;
}

/** The line says something of the day that is in doubt: then none is proposed. */
export const isDayAsked = (asked: Record<string, readonly AskedInRow[]> | null): boolean =>
  [...(asked?.["when"] ?? []), ...(asked?.["title"] ?? [])].some(({ doubt }) => doubt !== "no_time");
