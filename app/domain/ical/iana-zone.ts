import { dayNumber, DAY_SECONDS } from "./civil-date";
import { tabledZone, UTC, type Zone } from "./zone";

const FIELDS = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)/;

/** The zone that the runtime's own data have under a name (in any case), or null. */
export function findIanaZone(name: string): Zone | null {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return null;
  if (/^(UTC|Etc\/UTC|GMT|Etc\/GMT|Zulu)$/i.test(name)) return UTC;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return null;
  }
  return tabledZone(format.resolvedOptions().timeZone, (utc) => {
    const fields = FIELDS.exec(format.format(utc * 1000));
    if (!fields) return 0;
    const [month, day, year, hour, minute, second] = fields.slice(1).map(Number) as [number, number, number, number, number, number];
    return dayNumber(year, month, day) * DAY_SECONDS + hour * 3600 + minute * 60 + second - utc;
  });
}
