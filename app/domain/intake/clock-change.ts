import { momentAt, wallClockAt } from "~/domain/time/wall-clock";

const HOUR = 3_600_000;

/** No clock in Norway shows the time that day, or each shows it twice. */
export function isAtClockChange(day: string, time: string): boolean {
  const moment = momentAt(day, time);
  return wallClockAt(moment).time !== time || wallClockAt(new Date(moment.getTime() + HOUR)).time === time;
}
