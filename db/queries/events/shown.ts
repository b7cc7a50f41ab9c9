import { type SQL, sql } from "drizzle-orm";
import { type Fields, type Row, select, selectFrom, unionAll } from "#db/client";

/**
 * For `e` and `o`, each soonest first: others' visible events that hold its own merged ones, and those it hosts. `from`
 * in unix seconds; `join` before it may bring the organizer's id.
 */
export const sharedEvents = <F extends Fields>(
  fields: F,
  { of, from, limit, join = sql`` }: { of: SQL; from: number | SQL; limit: number; join?: SQL },
): SQL<Row<F>> =>
  unionAll(
    selectFrom(select(fields)`${mergedInto(of, from, limit, join)}`),
    selectFrom(select(fields)`${hostedBy(of, from, limit, join)}`),
  );

const mergedInto = (of: SQL, from: number | SQL, limit: number, join: SQL) =>
  sql`from ${join} events f indexed by events_merged_of cross join visible_events e on e.id = f.merged_into
      cross join organizers o on o.id = e.organizer_id
      where f.organizer_id = ${of} and f.start_time >= ${from} and f.merged_into is not null
        and e.organizer_id <> f.organizer_id and e.start_time >= ${from}
      order by f.start_time limit ${limit}`;

const hostedBy = (of: SQL, from: number | SQL, limit: number, join: SQL) =>
  sql`from ${join} event_hosts h cross join visible_events e on e.id = h.event_id
      cross join organizers o on o.id = e.organizer_id
      where h.organizer_id = ${of} and h.state = 'accepted' and h.starts_at >= ${from}
      order by h.starts_at limit ${limit}`;

/** Soonest first, each once. */
export function withShared<Event extends { id: string; sort_key: number }>(
  own: readonly Event[],
  shared: readonly Event[],
): Event[] {
  if (shared.length === 0) return [...own];
  const events = new Map([...own, ...shared].map((event) => [event.id, event]));
  return [...events.values()].sort((a, b) => a.sort_key - b.sort_key);
}
