import { formatISO } from "date-fns";
import type { Doubt, UnderstoodEvent } from "~/domain/sources/understood";
import { momentAt } from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";

/** As the command prints it, one JSON object a line. */
export interface PrintedEvent {
  title: string;
  /** ISO 8601 with Norway's offset, "2026-08-09T19:00:00+02:00"; a day where no clock is said. */
  start: string;
  /** Like `start`; the last day is included. */
  end: string | null;
  all_day: boolean;
  place: string | null;
  address: string | null;
  url: string | null;
  image: string | null;
  source: string;
  sure: boolean;
  why: Doubt[];
  private: boolean;
}

const momentOf = (day: string, time: string) => formatISO(inNorway(momentAt(day, time)));

/** `source` names the reader: "text", "table", "ics". */
export function printedEvent(event: UnderstoodEvent, source: string): PrintedEvent {
  const { title, day, time, endDay, endTime, place, address, url, image, doubts } = event;
  const endsAt = time !== null && endTime !== null;
  return {
    title,
    start: time === null ? day : momentOf(day, time),
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
