import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

type Statement = Parameters<Database["batch"]>[0][number];

/**
 * Statements of a batch that write several dates of a series, with one before and one after them: triggers then make the
 * row of each series anew once, at the end, and not for each date. Nothing stays nothing.
 */
export const withRunsMadeOnce = (db: Database, statements: readonly Statement[]): readonly Statement[] =>
  statements.length === 0
    ? []
    : [
        db.run(sql`insert into event_runs_due (run_key) values ('') on conflict do nothing`),
        ...statements,
        db.run(sql`delete from event_runs_due where run_key = ''`),
      ];
