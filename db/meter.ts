/** A request's database costs: round trips, statements, rows as D1 bills them, and milliseconds in the database. */
export interface Meter {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  sqlMs: number;
}

const wrapped = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** Wraps a D1 that counts. Every column of a statement needs a unique name, because `raw` goes through `all`. */
export function meterDatabase(d1: D1Database): { d1: D1Database; meter: Meter } {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0, sqlMs: 0 };
  const count = <T extends { meta: Record<string, unknown> }>(result: T): T => {
    meter.statements += 1;
    meter.rowsRead += Number(result.meta["rows_read"] ?? 0);
    meter.rowsWritten += Number(result.meta["rows_written"] ?? 0);
    meter.sqlMs += Number(result.meta["duration"] ?? 0);
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      meter.trips += 1;
      return count(await statement.all());
    };
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values<unknown>(row)),
      first: async (column?: string) => {
        const row = (await all()).results[0];
        return row === undefined ? null : column === undefined ? row : row[column];
      },
    } as unknown as D1PreparedStatement;
    wrapped.set(counted, statement);
    return counted;
  };
  const metered = {
    prepare: (query: string) => wrap(d1.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      meter.trips += 1;
      const results = await d1.batch(statements.map((statement) => wrapped.get(statement) ?? statement));
      return results.map(count);
    },
    exec: (query: string) => d1.exec(query),
    dump: () => d1.dump(),
  } as unknown as D1Database;
  return { d1: metered, meter };
}
