import type { Connection } from "./client";
import { isRead, readPatiently, soon } from "./patience";

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

const wrapped = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; isRead: boolean }>();

/**
 * Wraps a D1 that counts, and reads patiently, its sessions as well; a write has failed after `longestWriteMs`. Every
 * column of a statement needs a unique name, because `raw` goes through `all`.
 */
export function meterDatabase(d1: D1Database, longestWriteMs = 31_000): { d1: D1Database; meter: Meter; spent: Spent } {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const spent: Spent = { sqlMs: 0 };
  const count = <T extends { meta: Record<string, unknown> }>(result: T): T => {
    meter.statements += 1;
    meter.rowsRead += Number(result.meta["rows_read"] ?? 0);
    meter.rowsWritten += Number(result.meta["rows_written"] ?? 0);
    spent.sqlMs += Number(result.meta["duration"] ?? 0);
    return result;
  };
  const ask = <T>(answer: () => Promise<T>, isRead: boolean): Promise<T> => {
    meter.trips += 1;
    return isRead ? readPatiently(answer) : soon(answer(), longestWriteMs);
  };
  const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
    const all = async () => count(await ask(() => statement.all(), isRead));
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values<unknown>(row)),
      first: async (column?: string) => {
        const row = (await all()).results[0];
        return row === undefined ? null : column === undefined ? row : row[column];
      },
    } as unknown as D1PreparedStatement;
    wrapped.set(counted, { statement, isRead });
    return counted;
  };
  const metered = (own: Connection): Connection => ({
    prepare: (query) => wrap(own.prepare(query), isRead(query)),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const asked = statements.map((statement) => wrapped.get(statement) ?? { statement, isRead: false });
      const answer = () => own.batch<T>(asked.map(({ statement }) => statement));
      return (
        await ask(
          answer,
          asked.every(({ isRead }) => isRead),
        )
      ).map(count);
    },
  });
  const withSession = (start: string) => {
    const session = d1.withSession(start);
    return { ...metered(session), getBookmark: () => session.getBookmark() };
  };
  return { d1: { ...metered(d1), withSession } as unknown as D1Database, meter, spent };
}
