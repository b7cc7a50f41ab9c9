import { lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { eventMonths, organizerDays } from "#db/schema";
import { COUNTED_KINDS, type CountedUse } from "~/domain/statistics/kinds";
import type { MonthText } from "~/domain/time/days-and-moments";

/** Norwegian day (YYYY-MM-DD). */
export interface DayCount extends CountedUse {
  day: string;
  sum: number;
}

/** One statement, a row written each; each thing of a day once. What does not exist is not counted. */
export async function addCounts(db: Database, counted: readonly DayCount[]): Promise<void> {
  await db.run(sql`insert into counts (day, content_type, content_id, kind, sum)
    select value->>'day', value->>'content_type', value->>'content_id', value->>'kind', value->>'sum'
    from json_each(${JSON.stringify(counted)})
    where iif(value->>'content_type' = 'event', exists (select 1 from events where id = value->>'content_id'),
      exists (select 1 from organizers where id = value->>'content_id'))
    on conflict (day, content_type, content_id, kind) do update set sum = sum + excluded.sum`);
}

const NAMES = sql.raw(COUNTED_KINDS.join(", "));
const SUMS = sql.raw(COUNTED_KINDS.map((kind) => `sum(iif(due.kind = '${kind}', due.sum, 0))`).join(", "));
const added = (table: string) =>
  sql.raw(COUNTED_KINDS.map((kind) => `${kind} = ${table}.${kind} + excluded.${kind}`).join(", "));

/**
 * In one transaction: nothing is added twice. At most `most` counts of days before `today`; those of what is gone, or
 * never was, are dropped.
 */
export async function foldCounts(db: Database, today: string, most: number): Promise<void> {
  const key = sql.raw("day, content_type, content_id, kind");
  const due = (columns: SQL) =>
    sql`(select ${columns} from counts where day < ${today} order by ${key} limit ${sql.raw(String(most))})`;
  const whole = due(sql.raw("*"));
  await db.batch([
    db.run(sql`insert into event_months (event_id, month, organizer_id, ${NAMES})
      select events.id, substr(due.day, 1, 7), events.organizer_id, ${SUMS}
      from ${whole} due join events on events.id = due.content_id
      where due.content_type = 'event' group by events.id, substr(due.day, 1, 7)
      on conflict (event_id, month) do update set ${added("event_months")}`),
    db.run(sql`insert into organizer_days (organizer_id, day, ${NAMES})
      select organizers.id, due.day, ${SUMS}
      from ${whole} due left join events on due.content_type = 'event' and events.id = due.content_id
        join organizers on organizers.id = iif(due.content_type = 'event', events.organizer_id, due.content_id)
      where true group by organizers.id, due.day
      on conflict (organizer_id, day) do update set ${added("organizer_days")}`),
    db.run(sql`delete from counts where (${key}) in ${due(key)}`),
  ]);
}

export async function deleteOldStatistics(db: Database, first: MonthText): Promise<void> {
  await db.batch([
    db.delete(organizerDays).where(lt(organizerDays.day, `${first}-01`)),
    db.delete(eventMonths).where(lt(eventMonths.month, first)),
  ]);
}
