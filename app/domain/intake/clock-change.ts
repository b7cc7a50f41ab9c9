import { momentAt, wallClockAt } from "~/domain/time/days-and-moments";

const HOUR = 3_600_000;
/** It is moved between two and three, since 1980 twice a year. */
const MOVED = "02";

/** No clock in Norway shows the time that day, or each shows it twice. */
export function isAtClockChange(day: string, time: string): boolean {
  if (!time.startsWith(MOVED)) return false;
  const moment = momentAt(day, time);
  return wallClockAt(moment).time !== time || wallClockAt(new Date(moment.getTime() + HOUR)).time === time;
}
