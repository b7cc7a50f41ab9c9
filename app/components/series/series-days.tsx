import { useState } from "react";
import { eventFormMessages } from "#messages/event-form";
import { calendarDate, dayNumber, weekdayOf } from "~/domain/time/calendar-days";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { TickBox } from "~/components/ui/tick-box";

/** Short names of days, by weekday (from Monday) and month. */
export type DayNames = Pick<EventFormView, "weekdays" | "months">;

/** The days that are left out, as in the form. */
export function useLeftOut(initial: string | undefined) {
  const [leftOut, setLeftOut] = useState(() => (initial ?? "").split(",").filter(Boolean));
  const toggle = (day: string) =>
    setLeftOut((days) => (days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort()));
  return { leftOut, toggle };
}

interface Props {
  days: string[];
  leftOut: string[];
  onToggle: (day: string) => void;
  names: DayNames;
}

/** Every day of a series with a checkbox; unchecked days are left out. */
export function SeriesDays({ days, leftOut, onToggle, names: { weekdays, months } }: Props) {
  const m = useMessages(eventFormMessages);
  const nameOf = (day: string) => {
    const { year, month, date } = calendarDate(dayNumber(day));
    return m.seriesDays.day(weekdays[weekdayOf(dayNumber(day))]!, date, months[month - 1]!, year);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{m.seriesDays.legend}</legend>
      <p className="mb-2 text-note text-ink-soft">{m.seriesDays.hint}</p>
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 overflow-y-auto rounded-field border border-line bg-paper px-4 py-2">
        {days.map((day) => {
          const isTaken = !leftOut.includes(day);
          return (
            <li key={day}>
              <TickBox
                checked={isTaken}
                onChange={() => onToggle(day)}
                className={`text-note even-digits ${isTaken ? "" : "text-ink-soft line-through"}`}
              >
                {nameOf(day)}
              </TickBox>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
