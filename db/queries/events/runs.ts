import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

type Statement = Parameters<Database["batch"]>[0][number];

/** Around several dates' statements: triggers write each series' row once, at the end. None stay none. */
export const withRunsMadeOnce = (db: Database, statements: readonly Statement[]): readonly Statement[] =>
  statements.length === 0
    ? []
    : [
        db.run(sql`insert into event_runs_due (run_key) values ('') on conflict do nothing`),
        ...statements,
        db.run(sql`delete from event_runs_due where run_key = ''`),
      ];
