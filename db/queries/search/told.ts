import { sql } from "drizzle-orm";
import { type Database, selectFirst } from "#db/client";
import { sqlSeconds } from "#db/queries/seconds";
import { type FactChoice, type FactValues, fieldsTelling } from "~/domain/facts/facts";

const NEXT_EVENTS = 50;

/** Whether most of the next events, with what their organizers say, leave open one of what is chosen. */
export async function haveFewTold(db: Database, chosen: FactChoice, now: Date): Promise<boolean> {
  const told = (fields: readonly (keyof FactValues)[]) =>
    sql`coalesce(${sql.join(
      fields.flatMap((field) => [sql`e.facts ->> ${field}`, sql`o.facts ->> ${field}`]),
      sql`, `,
    )}) is not null`;
  const few = fieldsTelling(chosen).map((fields) => sql`sum(${told(fields)}) * 2 < count(*)`);
  if (few.length === 0) return false;
  const found = await selectFirst(db, { few: sql<number>`${sql.join(few, sql` or `)}` })`
    from (select * from visible_events where sort_key >= ${sqlSeconds(now)} * 1000000 order by sort_key limit ${NEXT_EVENTS}) e
    cross join organizers o on o.id = e.organizer_id`;
  return found?.few === 1;
}
