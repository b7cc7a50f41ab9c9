import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { chunksOf } from "~/domain/values";

/** A SQL function of D1 takes no more than 32 arguments. */
const PAIRS_A_CALL = 15;

/** In the order of the schema. */
export const tableColumns = (table: SQLiteTable): SQLiteColumn[] => Object.values<SQLiteColumn>(getTableColumns(table));

/** As the database stores it; null may be left out. */
export function rowAsJson(columns: readonly SQLiteColumn[], alias: string): SQL {
  const pairs = columns.map(({ name }) => `'${name}', ${alias}.${name}`);
  const calls = chunksOf(pairs, PAIRS_A_CALL).map((part) => `json_object(${part.join(", ")})`);
  return sql.raw(calls.reduce((whole, part) => `json_patch(${whole}, ${part})`));
}

/** Its default where the row is older than the column. */
export function valueFromJson({ name, notNull, default: byDefault }: SQLiteColumn, json: SQL): SQL {
  const value = sql`${json} ->> ${sql.raw(`'$.${name}'`)}`;
  if (!notNull || byDefault === undefined) return value;
  return sql`coalesce(${value}, ${typeof byDefault === "boolean" ? Number(byDefault) : byDefault})`;
}
