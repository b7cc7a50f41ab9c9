import { drizzle } from "drizzle-orm/d1";
import { restingDatabase } from "./may-rest";
import { settlingDatabase } from "./settling";
import type { Connection } from "./wrapped";

interface Preparable {
  _prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    mapResult(result: unknown, isFromBatch: boolean): unknown;
  };
}

export function openDatabase(d1: Connection) {
  const settling = settlingDatabase(restingDatabase(d1));
  const db = drizzle(settling as D1Database);
  db.batch = batchOf(settling) as typeof db.batch;
  return db;
}

/** Drizzle's own batch (0.45) fails on raw statements with parameters. */
function batchOf(d1: Connection) {
  return async (statements: readonly Preparable[]): Promise<unknown[]> => {
    const prepared = statements.map((statement) => statement._prepare());
    const bound = prepared.map((statement) => {
      const { sql, params } = statement.getQuery();
      return d1.prepare(sql).bind(...params);
    });
    const results = await d1.batch(bound);
    return results.map((result, position) => prepared[position]!.mapResult(result, true));
  };
}

export type Database = ReturnType<typeof openDatabase>;
