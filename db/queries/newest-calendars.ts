import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

export interface NewestCalendarRow {
  id: string;
  calendar_name: string;
  organizer_id: string;
  organizer_name: string;
}

const MOST = 20;

/** The calendars that were added last, of everybody, the newest first. */
export const listNewestCalendars = (db: Database): Promise<NewestCalendarRow[]> =>
  db.all<NewestCalendarRow>(sql`select c.id, c.calendar_name, o.id as organizer_id, o.name as organizer_name
    from calendar_syncs c join organizers o on o.id = c.organizer_id
    order by c.rowid desc limit ${MOST}`);
