import { sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { users } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { arrangedUntil, isHeld, isNew } from "./publishing";

/** Each organizer is told of once. */
const SHOWN = 20;

/** New organizers with held events, and with one that visitors see and that begins before those are shown: the soonest. */
export const listUntoldFirstDays = (db: Database, now: Date) =>
  selectRows(db, {
    id: o.id,
    name: o.name,
    held: sql<number>`(select count(*) from events where organizer_id = o.id and ${isHeld})`,
    title: e.title,
    start_time: sql<number>`e.start_time`,
  })`from (select id, name, ${arrangedUntil} as until from organizers where ${isNew(now)}) o cross join visible_events e on e.seq = (
      select seq from visible_events where organizer_id = o.id and start_time >= ${unixSeconds(now)}
        and start_time < o.until order by start_time limit 1)
    where exists (select 1 from events where organizer_id = o.id and ${isHeld})
      and not exists (select 1 from outbox where key >= 'first_day:' || o.id || ':' and key < 'first_day:' || o.id || ';')
    limit ${SHOWN}`;

export const listSuperadmins = (db: Database) =>
  db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(sql`${users.email} in (select email from organizers where is_superadmin = 1)`);
