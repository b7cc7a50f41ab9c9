import { type SQL, sql } from "drizzle-orm";
import { isIndexAway } from "~/domain/search/without-index";
import { type Connection, wrapDatabase } from "./wrapped";

const MARK = "/* may rest */";

/** What its page can do without: no rows while the search index is away. */
export const mayRest = <T>(query: SQL<T>): SQL<T> => sql<T>`${query} ${sql.raw(MARK)}`;

/** A D1 that sends what may rest once more as a statement without rows, where the search index is away. */
export const restingDatabase = (d1: Connection): Connection =>
  wrapDatabase(
    d1,
    (query) => query.endsWith(MARK),
    async (statements, send) => {
      try {
        return await send();
      } catch (error) {
        if (!isIndexAway(error) || !statements.some(({ known }) => known)) throw error;
        const nothing = d1.prepare("select 1 where 0");
        return d1.batch(statements.map(({ statement, known }) => (known ? nothing : statement)));
      }
    },
  );
