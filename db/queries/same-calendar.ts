import { sql } from "drizzle-orm";
import { isSameCalendar, type PastedCalendar } from "~/domain/calendars/same-calendar";
import type { Database } from "#db/client";

interface CandidateRow {
  id: string;
  calendar_name: string;
  calendar_url: string;
  known: number;
  coming: number;
}

/** The calendar of an organizer that a pasted link leads to under another address; null where there is none. */
export async function findSameCalendar(db: Database, organizerId: string, pasted: PastedCalendar, now: Date): Promise<CandidateRow | null> {
  const rows = await db.all<CandidateRow>(sql`select c.id, c.calendar_name, c.calendar_url,
      (select count(*) from json_each(${JSON.stringify(pasted.keys)}) k
        cross join events e on e.google_calendar_sync_id = c.id and e.google_event_id = k.value) as known,
      (select count(*) from (select 1 from events e where e.google_calendar_sync_id = c.id
        and e.start_time > ${Math.floor(now.getTime() / 1000)} limit ${pasted.upcoming * 2 + 1})) as coming
    from calendar_syncs c where c.organizer_id = ${organizerId} and c.calendar_url <> ${pasted.address}`);
  return rows.find((row) => isSameCalendar(pasted, row)) ?? null;
}
