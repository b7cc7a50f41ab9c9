import { dayIn } from "~/domain/time/calendar-days";
import { DAY_SECONDS } from "~/domain/time/unix-time";

/** Where a wall clock hangs. Times are seconds: `utc` since 1970, `wall` since the midnight that day 0 begins with (calendar-days.ts), as if there were no zones. */
export interface Zone {
  readonly name: string;
  /** What the clocks show more than UTC at a moment, in seconds. */
  offsetAt(utc: number): number;
}

export const UTC: Zone = { name: "UTC", offsetAt: () => 0 };

export const fixedZone = (name: string, offset: number): Zone => ({ name, offsetAt: () => offset });

/**
 * The moment at which a zone's clocks show a time. In spring's gap the offset before it holds (02:30 becomes 03:30),
 * in autumn's doubled hour the first of the two is meant (RFC 5545, 3.3.5).
 */
export function toUtc(zone: Zone, wall: number): number {
  const before = zone.offsetAt(wall - DAY_SECONDS);
  const after = zone.offsetAt(wall + DAY_SECONDS);
  if (before === after || zone.offsetAt(wall - before) === before) return wall - before;
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

export const toWall = (zone: Zone, utc: number) => utc + zone.offsetAt(utc);

interface Stretch {
  /** First moment that has the offset. */
  from: number;
  offset: number;
}

const SLOT = 365 * DAY_SECONDS;
const SAMPLE = 5 * DAY_SECONDS;
/** A slot that is asked about more often than this gets its table. */
const WORTH_A_TABLE = 24;

/** A zone whose offsets are dear to find out: a year that is asked about often is tabled once. */
function tabledZone(name: string, measure: (utc: number) => number): Zone {
  const tables = new Map<number, Stretch[]>();
  const asked = new Map<number, number>();
  return {
    name,
    offsetAt(utc) {
      const slot = Math.floor(utc / SLOT);
      let table = tables.get(slot);
      if (!table) {
        const times = (asked.get(slot) ?? 0) + 1;
        asked.set(slot, times);
        if (times <= WORTH_A_TABLE) return measure(utc);
        table = stretchesOf(measure, slot * SLOT);
        tables.set(slot, table);
      }
      let offset = 0;
      for (const stretch of table) {
        if (stretch.from > utc) break;
        offset = stretch.offset;
      }
      return offset;
    },
  };
}

function stretchesOf(measure: (utc: number) => number, start: number): Stretch[] {
  let last: Stretch = { from: start, offset: measure(start) };
  const stretches = [last];
  for (let left = start; left < start + SLOT; left += SAMPLE) {
    const right = left + SAMPLE;
    const offset = measure(right);
    if (offset === last.offset) continue;
    last = { from: firstWithAnother(measure, left, right, last.offset), offset };
    stretches.push(last);
  }
  return stretches;
}

function firstWithAnother(measure: (utc: number) => number, left: number, right: number, offset: number): number {
  while (right - left > 1) {
    const middle = Math.floor((left + right) / 2);
    if (measure(middle) === offset) left = middle;
    else right = middle;
  }
  return right;
}

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
    const [month, day, year, hour, minute, second] = fields.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return dayIn(year, month, day) * DAY_SECONDS + hour * 3600 + minute * 60 + second - utc;
  });
}
