import { repetitionTexts } from "~/domain/events/repetition-texts";
import { endsInTheNight } from "~/domain/events/span";
import type { UsualTime } from "~/domain/events/usual-times";
import { endMovedAlong } from "~/domain/time/clock-time";
import { shiftDay } from "~/domain/time/days-and-moments";
import type { SaidEvent, SaidWhen } from "./said";

export type RowTexts = Record<string, string>;

/** The length of an event whose type has no usual one. */
const USUAL_LENGTH = { startTime: "18:00", endTime: "20:00" };

const LINKS = { registration: "registration_url", ticket: "ticket_url", website: "external_url" } as const;

/** What a line says, as texts of the event form's fields by row; a place is chosen apart. */
export function formTextsOf(
  { title, when, rhythm, type, description, facts, entry, link }: SaidEvent,
  usual: Pick<UsualTime, "startTime" | "endTime"> | null,
): Record<"title" | "when" | "rhythm" | "type" | "description" | "more", RowTexts> {
  return {
    title: title ? { title: title.value } : {},
    when: when ? whenTexts(when.value, usual ?? USUAL_LENGTH) : {},
    rhythm: rhythm
      ? {
          is_recurring: "on",
          ...repetitionTexts(rhythm.value.rule, when?.value.day ?? ""),
          ...(rhythm.value.until !== null && { recurrence_end: "date", recurrence_end_date: rhythm.value.until }),
          ...(rhythm.value.isEndless && { recurrence_end: "endless" }),
          ...(rhythm.value.leftOut.length > 0 && { left_out_days: rhythm.value.leftOut.join(",") }),
        }
      : {},
    type: type ? { event_type: type.value } : {},
    description: description ? { description: description.value } : {},
    more: {
      ...Object.fromEntries(facts.map(({ value }) => [value, "yes"])),
      ...(entry && { price: entry.value.price }),
      ...(entry && entry.value.nok !== null && { price_nok: String(entry.value.nok) }),
      ...(link && { [LINKS[link.value.of]]: link.value.address }),
    },
  };
}

/** Without an end, one is proposed as long after the start as usual. */
function whenTexts({ day, time, endDay, endTime }: SaidWhen, usual: { startTime: string; endTime: string }): RowTexts {
  const isNight =
    day !== null && time !== null && endTime !== null && endDay === shiftDay(day, 1) && endsInTheNight(time, endTime);
  const end = endTime ?? (time && endMovedAlong({ from: usual.startTime, to: time, end: usual.endTime })) ?? "";
  return {
    ...(day !== null && { start_date: day }),
    ...(time !== null && { start_time: time, end_time: end }),
    ...(endDay !== null && !isNight && { end_date: endDay }),
    // Of days without their hours none is proposed.
    ...(endDay !== null && time === null && { all_day: "on" }),
  };
}
