import { sql } from "drizzle-orm";
import { type Database, firstRowOf, select, withTables } from "#db/client";

/** Each write makes a part of the search index, and every search looks into all; those of one page are not counted. */
export async function countIndexParts(db: Database): Promise<number> {
  const next = (after: string) => sql.raw(`(select min(segid) from event_search_idx where segid > ${after})`);
  const row = await firstRowOf(
    db,
    withTables(
      sql`recursive parts(segid) as (
        select ${next("0")} union all select ${next("parts.segid")} from parts where parts.segid is not null
      )`,
      select({ parts: sql<number>`count(segid)` })`from parts`,
    ),
  );
  return row?.parts ?? 0;
}

/** By so many pages of about 4 kB. */
export const mergeIndexParts = (db: Database, pages: number) =>
  db.run(sql`insert into event_search (event_search, rank) values ('merge', ${sql.raw(String(-pages))})`);
