import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { goingOn } from "#db/queries/search/going-on";
import { firstRowOf, orNull, type Row, rowsOf, select } from "#db/rows";
import { EVENT_DETAILS } from "~/domain/events/details";
import { HOURS_ASSUMED, HOURS_OF_SEVERAL_DAYS, phaseOf, timesOfRow } from "~/domain/events/span";
import { pickFields } from "~/domain/fields";
import { FEED_ENTRIES } from "~/domain/search/limits";
import { EVERYTHING, planSearch } from "~/domain/search/plan";
import { firstUnixSecondFrom, HOUR_SECONDS } from "~/domain/time/unix-time";
import { EVENT_CARD } from "./cards";
import { ACCEPTED_HOSTS } from "./hosts";
import { shownInstead } from "./page";
import { sharedEvents, withShared } from "./shown";

/** An event's public columns, and those that decide what is public, for the read API and calendars: for `e` and `o`. */
export const EVENT_RECORD = {
  /** Tags as a JSON array of strings. */
  ...pickFields(e, EVENT_DETAILS),
  ...EVENT_CARD,
  hosts: ACCEPTED_HOSTS,
  state_reason: e.state_reason,
  missing_since: orNull(e.missing_since),
  google_calendar_id: e.google_calendar_id,
  series_id: e.series_id,
  /** The day that its series gave it, YYYY-MM-DD. */
  series_day: e.series_day,
  version: e.version,
  created_at: e.created_at,
  updated_at: e.updated_at,
  /** The feed that it was imported from; may be secret. */
  calendar_url: sql<string | null>`(select calendar_url from calendar_syncs where id = ${e.google_calendar_sync_id})`,
};

export type EventRecordRow = Row<typeof EVENT_RECORD>;

/** Returns a visible event, past or coming, or the one that it is merged into; null where there is none. */
export const findEventRecord = (db: Database, id: string): Promise<EventRecordRow | null> =>
  firstRowOf(
    db,
    select(
      EVENT_RECORD,
      sql`from visible_events e cross join organizers o on o.id = e.organizer_id where e.id = ${shownInstead(id)}`,
    ),
  );

/** How far back events are looked for by their start; those that last longer are in the index by their days. */
const SECONDS_BACK = HOURS_OF_SEVERAL_DAYS * HOUR_SECONDS;

/** Whether `e` goes on at a moment (unix seconds) or later: as endOf() says it, a whole day without an end by its longest. */
const endsAfter = (second: number) =>
  sql`coalesce(e.end_time, e.start_time + iif(e.all_day, ${25 * HOUR_SECONDS}, ${HOURS_ASSUMED * HOUR_SECONDS})) > ${second}`;

/** Returns the visible events to come of the series that an event belongs to, ours or a source's, soonest first. */
export const listSeriesRecords = (db: Database, id: string, now: Date): Promise<EventRecordRow[]> =>
  rowsOf(
    db,
    select(
      EVENT_RECORD,
      sql`from visible_events e cross join organizers o on o.id = e.organizer_id
      where e.run_key = (select run_key from events where id = ${id}) and e.start_time >= ${firstUnixSecondFrom(now)}
      order by e.start_time limit ${FEED_ENTRIES}`,
    ),
  );

export interface OrganizersEvents {
  organizer: { id: string; name: string; city: string | null };
  /** Its own and those that it takes part in, soonest first. */
  events: EventRecordRow[];
}

/** One round trip: an organizer with what goes on and comes, soonest first; null where there is no such organizer. */
export const findOrganizerCalendar = (db: Database, id: string, now: Date): Promise<OrganizersEvents | null> =>
  findOrganizersEvents(db, id, { start: now, end: null, limit: FEED_ENTRIES });

/**
 * One round trip: an organizer with the first `limit` of its events that go on at `start` or begin later, and begin
 * before `end` where there is one; null where there is no such organizer.
 */
export async function findOrganizersEvents(
  db: Database,
  id: string,
  { start, end, limit }: { start: Date; end: Date | null; limit: number },
): Promise<OrganizersEvents | null> {
  const second = firstUnixSecondFrom(start);
  const from = second - SECONDS_BACK;
  const until = end && firstUnixSecondFrom(end);
  const [organizers, own, shared, longer] = await db.batch([
    rowsOf(db, select({ id: o.id, name: o.name, city: o.city }, sql`from visible_organizers o where o.id = ${id}`)),
    rowsOf(
      db,
      select(
        EVENT_RECORD,
        sql`from organizers o cross join visible_events e on e.organizer_id = o.id
      where o.id = ${id} and e.start_time >= ${from} ${until === null ? sql`` : sql`and e.start_time < ${until}`}
        and ${endsAfter(second)}
      order by e.start_time limit ${limit}`,
      ),
    ),
    rowsOf(db, sharedEvents(EVENT_RECORD, { of: sql`${id}`, from, limit })),
    rowsOf(db, goingOn(planSearch({ ...EVERYTHING, organizerId: id, limit }, start), EVENT_RECORD, start)),
  ]);
  if (!organizers[0]) return null;
  const events = withShared(own, [...longer, ...shared]).filter(
    (event) => (until === null || event.start_time < until) && phaseOf(timesOfRow(event), start) !== "past",
  );
  return { organizer: organizers[0], events: events.slice(0, limit) };
}
