import { type CalendarReading, readCalendar, type ReadOptions } from "~/domain/calendars/reader/read-calendar";

/** The default time of calendar tests: Thursday 4 June 2026, 12:00 in Norway. */
const CALENDAR_NOW = new Date("2026-06-04T10:00:00Z");

/** Returns the lines of one event, with a title and a UID where they are missing. */
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

/** Returns a calendar of some events, zones or properties, with the standard's line ends. */
export const calendar = (...parts: (string | string[])[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//Test//NO", ...parts.flat(), "END:VCALENDAR", ""].join("\r\n");

/** Reads a valid calendar. `now` may be just a day. */
export function read(
  body: Uint8Array | string,
  { now = CALENDAR_NOW, days = 365, ...options }: Partial<Omit<ReadOptions, "now">> & { now?: Date | string } = {},
): CalendarReading {
  const reading = readCalendar(body, { now: new Date(now), days, ...options });
  if (!reading.ok) throw new Error(`Refused: ${reading.reason}`);
  return reading;
}

/** Returns the start of each occurrence of a calendar. */
export const startsOf = (...args: Parameters<typeof read>) => read(...args).occurrences.map(({ start }) => start);

/** Returns the only occurrence of a calendar. */
export function onlyOne(...args: Parameters<typeof read>) {
  const { occurrences } = read(...args);
  if (occurrences.length !== 1) throw new Error(`${occurrences.length} occurrences instead of one`);
  return occurrences[0]!;
}
