import { sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { c } from "#db/queries/aliases";
import { isSameCalendar, type PastedCalendar } from "~/domain/calendars/same-calendar";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** For `c`: `known` counts pasted events it has, `coming` its own to come. */
const candidate = (pasted: PastedCalendar, now: Date) => ({
  id: c.id,
  calendar_name: c.calendar_name,
  calendar_url: c.calendar_url,
  known: sql<number>`(select count(*) from json_each(${JSON.stringify(pasted.keys)}) k
    cross join events e on e.google_calendar_sync_id = c.id and e.google_event_id = k.value)`,
  coming: sql<number>`(select count(*) from (select 1 from events e where e.google_calendar_sync_id = c.id
    and e.start_time > ${unixSeconds(now)} limit ${pasted.upcoming * 2 + 1}))`,
});

/** Returns the calendar that a pasted link also addresses; null where there is none. */
export async function findSameCalendar(db: Database, organizerId: string, pasted: PastedCalendar, now: Date) {
  const rows = await selectRows(db, candidate(pasted, now))`
    from calendar_syncs c where c.organizer_id = ${organizerId} and c.calendar_url <> ${pasted.address}`;
  return rows.find((row) => isSameCalendar(pasted, row)) ?? null;
}
