import { sql } from "drizzle-orm";
import { type Database, rowsOf, selectRows } from "#db/client";
import { erasures } from "#db/schema";

/** Without tables of the platform and of full-text indexes. */
const isOurs =
  sql.raw(`sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'
  and sql not like 'CREATE TABLE ''%'`);

const tables = sql`(select name from sqlite_schema where type = 'table' and ${isOurs})`;

export const listSchema = (db: Database) =>
  selectRows(db, {
    type: sql<"table" | "index" | "view" | "trigger">`type`,
    name: sql<string>`name`,
    sql: sql<string>`sql`,
  })`from sqlite_schema where ${isOurs} order by type <> 'table', rowid`;

/** Of tables, without what is generated; `pk` counts from 1 within the primary key. */
export const listColumns = (db: Database) =>
  selectRows(db, {
    table: sql<string>`t.name`,
    name: sql<string>`c.name`,
    pk: sql<number>`c.pk`,
  })`from ${tables} t, pragma_table_info(t.name) c order by t.name, c.cid`;

/** Columns that refer to another table's row. */
export const listParents = (db: Database) =>
  selectRows(db, {
    table: sql<string>`t.name`,
    parent: sql<string>`k."table"`,
  })`from ${tables} t, pragma_foreign_key_list(t.name) k`;

export const listMigrations = (db: Database) =>
  selectRows(db, { name: sql<string>`name` })`from d1_migrations order by id`;

export const listSequences = (db: Database) =>
  selectRows(db, { name: sql<string>`name`, seq: sql<number>`seq` })`from sqlite_sequence`;

type Value = string | number | null;

/** Rows after one with the key `after`; `columns` and `key` are SQL. A row begins with its key. */
export async function listRowsAfter(
  db: Database,
  table: { name: string; columns: readonly string[]; key: readonly string[] },
  after: readonly (string | number)[] | null,
  limit: number,
): Promise<Value[][]> {
  const key = sql.raw(table.key.join(", "));
  const chosen = [...table.key, ...table.columns].map((column, at) => `${column} as c${at}`).join(", ");
  const from = after
    ? sql`where (${key}) > (${sql.join(
        after.map((value) => sql`${value}`),
        sql`, `,
      )})`
    : sql``;
  const rows = await rowsOf(
    db,
    sql<
      Record<string, Value>
    >`select ${sql.raw(chosen)} from ${sql.identifier(table.name)} ${from} order by ${key} limit ${limit}`,
  );
  return rows.map((row) => Object.values(row));
}

export const listErasures = (db: Database, limit: number) =>
  db.select().from(erasures).orderBy(erasures.seq).limit(limit);

export const deleteErasuresUpTo = (db: Database, seq: number) => db.delete(erasures).where(sql`seq <= ${seq}`);
