import { named } from "~/domain/site/away";
import { isRead, readPatiently, soon } from "./patience";
import { type Connection, wrapDatabase } from "./wrapped";

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

/** Wraps a D1 that counts, and reads by `read`, its sessions as well; a write has failed after `longestWriteMs`. */
export function meterDatabase(
  d1: D1Database,
  { longestWriteMs = 31_000, read = readPatiently } = {},
): { d1: D1Database; meter: Meter; spent: Spent } {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const spent: Spent = { sqlMs: 0 };
  const metered = (own: Connection) =>
    wrapDatabase(own, isRead, async (statements, ask) => {
      meter.trips += 1;
      const send = () => ask().catch(named);
      const results = await (statements.every(({ known }) => known === true)
        ? read(send)
        : soon(send(), longestWriteMs));
      for (const { meta } of results) {
        meter.statements += 1;
        meter.rowsRead += meta.rows_read;
        meter.rowsWritten += meta.rows_written;
        spent.sqlMs += meta.duration;
      }
      return results;
    });
  const withSession = (start: string) => {
    const session = d1.withSession(start);
    return { ...metered(session), getBookmark: () => session.getBookmark() };
  };
  return { d1: { ...metered(d1), withSession } as unknown as D1Database, meter, spent };
}
