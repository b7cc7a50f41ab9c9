import { isRead, readPatiently } from "./patience";
import { wrapDatabase } from "./wrapped";

/** A request's database costs: round trips, statements and rows as D1 bills them. */
export interface Meter {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Milliseconds in the database: no part of the meter, whose numbers are the same on every machine. */
export interface Spent {
  sqlMs: number;
}

/** Wraps a D1 that counts, and reads patiently. */
export function meterDatabase(d1: D1Database): { d1: D1Database; meter: Meter; spent: Spent } {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const spent: Spent = { sqlMs: 0 };
  const metered = wrapDatabase(d1, isRead, async (statements, send) => {
    meter.trips += 1;
    const results = await (statements.every(({ known }) => known === true) ? readPatiently(send) : send());
    for (const { meta } of results) {
      meter.statements += 1;
      meter.rowsRead += meta.rows_read;
      meter.rowsWritten += meta.rows_written;
      spent.sqlMs += meta.duration;
    }
    return results;
  });
  return { d1: metered, meter, spent };
}
