/** The time of every test: Thursday 4 June 2026, 12:00 in Norway. */
export const NOW = new Date("2026-06-04T10:00:00Z");

const MINUTE = 60_000;

/** Returns NOW moved by some time, for example `fromNow({ days: 2, hours: -1 })`. */
export function fromNow({
  days = 0,
  hours = 0,
  minutes = 0,
}: {
  days?: number;
  hours?: number;
  minutes?: number;
}): Date {
  return new Date(NOW.getTime() + ((days * 24 + hours) * 60 + minutes) * MINUTE);
}

/** UTC in the notation of calendars. */
export const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");
