import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";

/**
 * Two statements of a batch: they note that no backup brings the rows back (docs/decisions/0081-backups.md), and delete
 * them. For tables of `ERASABLE` without a trigger that does it.
 */
export const erase = (db: Database, table: SQLiteTable & { id: SQLiteColumn }, condition: SQL) =>
  [
    db.run(sql`insert into erasures (content, id, erased_at)
      select ${getTableName(table)}, id, unixepoch() from ${table} where ${condition}`),
    db.delete(table).where(condition).returning({ id: table.id }),
  ] as const;
