import { sql } from "drizzle-orm";
import { type Database, type Row, rowsOf, select, selectRows } from "#db/client";
import { mayRest } from "#db/may-rest";
import { e, o } from "#db/queries/aliases";
import { EVENT_CARD } from "#db/queries/events/cards";
import { sharedEvents, withShared } from "#db/queries/events/shown";
import { typeFacet } from "~/domain/search/facets";
import { sortKeyAt } from "~/domain/search/plan";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { ORGANIZER_RECORD } from "./records";

/** With what the register says of the number: for `o`. */
const ORGANIZER_PAGE = {
  ...ORGANIZER_RECORD,
  organization_number: o.organization_number,
  register_name: o.register_name,
};

const OWN_EVENT = { ...EVENT_CARD, run_key: e.run_key };

export type OrganizerPageRow = Row<typeof ORGANIZER_PAGE>;

/** Listed and counted exactly up to here. */
export const ORGANIZER_EVENTS_CAP = 30;

export type OrganizerPageRows = NonNullable<Awaited<ReturnType<typeof findOrganizerPage>>>;

interface VisibilityOptions {
  /** For viewers who may see it although hidden. */
  withHidden?: boolean;
}

/** One round trip; null where it is hidden. */
export async function findOrganizerPage(
  db: Database,
  id: string,
  now: Date,
  { withHidden = false }: VisibilityOptions = {},
) {
  const from = firstUnixSecondFrom(now);
  const [organizers, own, shared, services] = await db.batch([
    selectRows(db, ORGANIZER_PAGE)`
      from ${sql.raw(withHidden ? "organizers" : "visible_organizers")} o where o.id = ${id}`,
    selectRows(db, OWN_EVENT)`from organizers o cross join visible_events e on e.organizer_id = o.id
  where o.id = ${id} and e.start_time >= ${from}
  order by e.start_time limit ${ORGANIZER_EVENTS_CAP + 1}`,
    rowsOf(db, sharedEvents(OWN_EVENT, { of: sql`${id}`, from, limit: ORGANIZER_EVENTS_CAP + 1 })),
    rowsOf(db, mayRest(nextService(id, now))),
  ]);
  const total = own.length + withShared([], shared).length;
  if (!organizers[0]) return null;
  return {
    organizer: organizers[0],
    /** The soonest, shared ones included. */
    events: withShared(own, shared).slice(0, ORGANIZER_EVENTS_CAP),
    /** The next that takes place, shared ones included. */
    nextService: services[0] ?? null,
    total: Math.min(total, ORGANIZER_EVENTS_CAP),
    totalIsCapped: total > ORGANIZER_EVENTS_CAP,
  };
}

/** The first that is not called off, by the index of services in order of time. */
const nextService = (id: string, now: Date) =>
  select(EVENT_CARD)`from event_search cross join visible_events e on e.sort_key = event_search.rowid
    cross join organizers o on o.id = e.organizer_id
  where event_search match coalesce((select '"' || facet || '" AND "' || ${typeFacet("service")} || '"'
    from organizers where id = ${id}), '""')
    and event_search.rowid >= cast(${sortKeyAt(now)} as integer) and e.state not in ('cancelled', 'postponed')
  order by event_search.rowid limit 1`;
