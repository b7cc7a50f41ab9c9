import { DAY_SECONDS, dayIn } from "~/domain/time/days-and-moments";

/** Times are seconds: `utc` since 1970, `wall` since the midnight of day 0 (days-and-moments.ts), without zone. */
export interface Zone {
  readonly name: string;
  /** The seconds that clocks show more than UTC. */
  offsetAt(utc: number): number;
}

export const UTC: Zone = { name: "UTC", offsetAt: () => 0 };

export const fixedZone = (name: string, offset: number): Zone => ({ name, offsetAt: () => offset });

/** In spring's gap the offset before it applies (02:30 is 03:30); in autumn's hour the first (RFC 5545, 3.3.5). */
export function toUtc(zone: Zone, wall: number): number {
  const before = zone.offsetAt(wall - DAY_SECONDS);
  const after = zone.offsetAt(wall + DAY_SECONDS);
  if (before === after || zone.offsetAt(wall - before) === before) return wall - before;
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

export const toWall = (zone: Zone, utc: number) => utc + zone.offsetAt(utc);

interface Stretch {
  from: number;
  offset: number;
}

const SLOT = 365 * DAY_SECONDS;
const SAMPLE = 5 * DAY_SECONDS;
const WORTH_A_TABLE = 24;

/** A year that is looked up often gets a table, because the runtime computes offsets slowly. */
function tabledZone(name: string, measure: (utc: number) => number): Zone {
  const tables = new Map<number, Stretch[]>();
  const lookups = new Map<number, number>();
  return {
    name,
    offsetAt(utc) {
      const slot = Math.floor(utc / SLOT);
      let table = tables.get(slot);
      if (!table) {
        const times = (lookups.get(slot) ?? 0) + 1;
        lookups.set(slot, times);
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
