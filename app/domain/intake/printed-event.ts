import { formatISO } from "date-fns";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { momentAt } from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";

/** As the command prints it, one JSON object a line. */
export type PrintedEvent = ReturnType<typeof printedEvent>;

const momentOf = (day: string, time: string) => formatISO(inNorway(momentAt(day, time)));

/** `source` names the reader: "text", "table", "ics". */
export function printedEvent(event: UnderstoodEvent, source: string) {
  const { title, day, time, endDay, endTime, place, address, url, image, doubts } = event;
  const endsAt = time !== null && endTime !== null;
  return {
    title,
    /** ISO 8601 with Norway's offset, "2026-08-09T19:00:00+02:00"; a day where no clock is said. */
    start: time === null ? day : momentOf(day, time),
    /** Like `start`; the last day is included. */
    end: endsAt ? momentOf(endDay ?? day, endTime) : endDay,
    all_day: time === null,
    place,
    address,
    url,
    image,
    source,
    sure: doubts.length === 0,
    why: doubts,
    private: event.isPrivate,
  };
}
