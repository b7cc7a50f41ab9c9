import { EVENT_TYPES } from "~/domain/events/types";
import { parseClockTime, twelveHours } from "~/domain/time/clock-time";
import { calendarDate, dayNumber, isCalendarDay, weekdayOf } from "~/domain/time/days-and-moments";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";

/** Address of the uploaded picture; null where none is chosen. */
export const chosenImage = ({ image = "" }: FormTexts): string | null =>
  image.startsWith("/images/") ? `${image}?w=960` : null;

/** Made in the browser from texts of the server. */
export function previewOf(
  draft: FormTexts,
  { weekdays, months, today, organizer, cover, covers, timeFormat }: EventFormView,
) {
  const text = (name: string) => draft[name]?.trim() || null;
  const type = EVENT_TYPES.find((name) => name === draft.event_type) ?? "other";
  const time = parseClockTime(text("start_time") ?? "");
  return {
    title: text("title"),
    type,
    /** Null until a day is chosen. */
    day: dayOf(draft.start_date ?? "", { weekdays, months, today }),
    isAllDay: Boolean(draft.all_day),
    /** On the visitor's clock: "18:30", or "6:30 PM". */
    time: time && (timeFormat === "12h" ? twelveHours(time) : time),
    place: text("location_name") ?? organizer.name,
    image: chosenImage(draft) ?? cover ?? covers[type],
  };
}

function dayOf(text: string, { weekdays, months, today }: Pick<EventFormView, "weekdays" | "months" | "today">) {
  if (!isCalendarDay(text)) return null;
  const day = dayNumber(text);
  const { month, date } = calendarDate(day);
  return {
    weekday: weekdays[weekdayOf(day)] ?? "",
    date: String(date),
    month: months[month - 1] ?? "",
    isToday: text === today,
  };
}
