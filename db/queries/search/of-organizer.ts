import { sql } from "drizzle-orm";
import { type Database, rowsOf, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";
import { EVENT_RECORD, type EventRecordRow } from "#db/queries/events/records";
import { sharedEvents, withShared } from "#db/queries/events/shown";
import { HOURS_ASSUMED, HOURS_OF_SEVERAL_DAYS, phaseOf, timesOfRow } from "~/domain/events/span";
import { FEED_ENTRIES } from "~/domain/search/limits";
import { EVERYTHING, planSearch } from "~/domain/search/plan";
import { firstUnixSecondFrom, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { goingOn } from "./going-on";

/** Longer events are found in the index by their days. */
const SECONDS_BACK = HOURS_OF_SEVERAL_DAYS * HOUR_SECONDS;

/** Unix seconds; a whole day without an end lasts its longest, as in endOf(). */
const endsAfter = (second: number) =>
  sql`coalesce(e.end_time, e.start_time + iif(e.all_day, ${25 * HOUR_SECONDS}, ${HOURS_ASSUMED * HOUR_SECONDS})) > ${second}`;

export interface OrganizersEvents {
  organizer: { id: string; name: string; city: string | null; is_kept: number };
  /** Those it takes part in too, soonest first. */
  events: EventRecordRow[];
}

/** One round trip: with what goes on and comes, soonest first. */
export const findOrganizerCalendar = (db: Database, id: string, now: Date): Promise<OrganizersEvents | null> =>
  findOrganizersEvents(db, id, { start: now, end: null, limit: FEED_ENTRIES });

/**
 * One round trip: with the first `limit` events that go on at `start` or begin later, and before `end` where there is
 * one.
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
    selectRows(db, {
      id: o.id,
      name: o.name,
      city: o.city,
      is_kept: sql<number>`o.is_kept`,
    })`from visible_organizers o where o.id = ${id}`,
    selectRows(db, EVENT_RECORD)`from organizers o cross join visible_events e on e.organizer_id = o.id
  where o.id = ${id} and e.start_time >= ${from} ${until === null ? sql`` : sql`and e.start_time < ${until}`}
    and ${endsAfter(second)}
  order by e.start_time limit ${limit}`,
    rowsOf(db, sharedEvents(EVENT_RECORD, { of: sql`${id}`, from, limit })),
    rowsOf(db, goingOn(planSearch({ ...EVERYTHING, organizerId: id, limit }, start), EVENT_RECORD, start)),
  ]);
  if (!organizers[0]) return null;
  const events = withShared(own, [...longer, ...shared]).filter(
    (event) => (until === null || event.start_time < until) && phaseOf(timesOfRow(event), start) !== "past",
  );
  return { organizer: organizers[0], events: events.slice(0, limit) };
}
