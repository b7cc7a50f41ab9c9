import { type Database, key, selectRows } from "#db/client";
import { EVENT_CARD } from "#db/queries/events/cards";

/** Of the next events, as they hold there; JSON each. */
export const listNextFacts = (db: Database, fromKey: number, limit: number) =>
  selectRows(db, { facts: EVENT_CARD.facts })`from visible_events e cross join organizers o on o.id = e.organizer_id
    where e.sort_key >= ${key(fromKey)} order by e.sort_key limit ${limit}`;
