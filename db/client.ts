import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
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
    return prepared.map((statement, position) => statement.mapResult(results[position], true));
  };
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * The SQL list (`select`) and the row's type (`Row`) are made from it: docs/decisions/0021-rows-from-their-columns.md.
 */
export type Fields = Record<string, Column | SQL>;

/** As the database stores it: moments in unix seconds, flags 0 and 1, lists as JSON. */
export type Row<F extends Fields> = { [Name in keyof F]: Value<F[Name]> };

type Value<F> = F extends Column
  ? Stored<F["_"]> | (F["_"]["notNull"] extends true ? never : null)
  : F extends SQL<infer T>
    ? T
    : never;

type Stored<C extends Column["_"]> = C["data"] extends string | number ? C["data"] : C["driverParam"];

/** For a left-joined table, or another expression. */
export const orNull = <C extends Column>(column: C, found: SQL = sql`${column}`): SQL<Value<C> | null> =>
  sql<Value<C> | null>`${found}`;

export const FOUND = { found: sql<number>`1` };

export const TOTAL = { total: sql<number>`count(*)` };

/** For `in` and `not in`: one parameter, however many. */
export const valuesOf = (values: readonly (string | number)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** A tag: the template continues with from, where, order by, limit; empty where the fields say it all. */
export const select =
  <F extends Fields>(fields: F) =>
  (rest: TemplateStringsArray, ...values: unknown[]): SQL<Row<F>> =>
    sql<Row<F>>`select ${listOf(fields)} ${sql(rest, ...values)}`;

/** For a statement that `select` can't express. */
const listOf = (fields: Fields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** `rest` may contain where, order by, limit. */
export const selectFrom = <T>(query: SQL<T>, rest: SQL = sql``): SQL<T> => sql<T>`select * from (${query}) ${rest}`;

/** D1 binds numbers as REAL; the index's row ids must be integers. */
export const key = (value: number) => sql`cast(${value} as integer)`;

/** `tables`: `name as (…), …`. */
export const withTables = <T>(tables: SQL, query: SQL<T>): SQL<T> => sql<T>`with ${tables} ${query}`;

export const unionAll = <T>(...queries: readonly SQL<T>[]): SQL<T> =>
  sql<T>`${sql.join([...queries], sql` union all `)}`;

export const inOrder = <T>(query: SQL<T>, order: SQL): SQL<T> => sql<T>`${query} ${order}`;

/** A tag: the statement that writes; returns rows of what it wrote. */
export const returningRows =
  <F extends Fields>(db: Database, fields: F) =>
  (statement: TemplateStringsArray, ...values: unknown[]) =>
    rowsOf(db, sql<Row<F>>`${sql(statement, ...values)} returning ${listOf(fields)}`);

/** For a batch or to await. The only place where rows get their type. */
export const rowsOf = <T>(db: Database, query: SQL<T>) => db.all<T>(query);

export async function firstRowOf<T>(db: Database, query: SQL<T>): Promise<T | null> {
  const [row] = await rowsOf(db, query);
  return row ?? null;
}

/** A tag like `select`, for a batch or to await. */
export const selectRows =
  <F extends Fields>(db: Database, fields: F) =>
  (...rest: Parameters<ReturnType<typeof select>>) =>
    rowsOf(db, select(fields)(...rest));

/** A tag like `select`. */
export const selectFirst =
  <F extends Fields>(db: Database, fields: F) =>
  (...rest: Parameters<ReturnType<typeof select>>) =>
    firstRowOf(db, select(fields)(...rest));

/** From JSON of what the database stores. */
export function columnsFromJson<T extends SQLiteTable>(
  table: T,
  stored: Readonly<Record<string, unknown>>,
): Partial<T["$inferSelect"]> {
  const columns = Object.values<Column>(getTableColumns(table));
  const values = columns
    .filter(({ name }) => Object.hasOwn(stored, name))
    .map((column) => {
      const value = stored[column.name] ?? null;
      return [column.name, value === null ? null : column.mapFromDriverValue(value)] as const;
    });
  return Object.fromEntries(values) as Partial<T["$inferSelect"]>;
}
