import { type CalendarReading, readCalendar, type ReadOptions } from "~/domain/calendars/reader/read-calendar";

/** When the tests of calendars take place, unless they say otherwise: Thursday 4 June 2026, 12:00 in Norway. */
export const CALENDAR_NOW = new Date("2026-06-04T10:00:00Z");

/** The lines of one event. A title and a UID are filled in where there are none. */
export function event(...lines: string[]): string[] {
  const has = (name: string) => lines.some((line) => line.startsWith(name));
  return [
    "BEGIN:VEVENT",
    ...(has("UID") ? [] : ["UID:one@example.no"]),
    ...(has("SUMMARY") ? [] : ["SUMMARY:Noe skjer"]),
    ...lines,
    "END:VEVENT",
  ];
}

/** A calendar of some events, zones or properties, with the line ends that the standard asks for. */
export const calendar = (...parts: (string | string[])[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//Test//NO", ...parts.flat(), "END:VCALENDAR", ""].join("\r\n");

/** Reads what must be a calendar. `now` may be written short, as a day. */
export function read(
  body: Uint8Array | string,
  { now = CALENDAR_NOW, days = 365, ...options }: Partial<Omit<ReadOptions, "now">> & { now?: Date | string } = {},
): CalendarReading {
  const reading = readCalendar(body, { now: new Date(now), days, ...options });
  if (!reading.ok) throw new Error(`Refused: ${reading.reason}`);
  return reading;
}

/** When each occurrence of a calendar starts. */
export const startsOf = (...args: Parameters<typeof read>) => read(...args).occurrences.map(({ start }) => start);

/** The only occurrence of a calendar. */
export function onlyOne(...args: Parameters<typeof read>) {
  const { occurrences } = read(...args);
  if (occurrences.length !== 1) throw new Error(`${occurrences.length} occurrences instead of one`);
  return occurrences[0]!;
}
