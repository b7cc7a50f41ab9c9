import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";
import { EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { selectTakenAway } from "#db/queries/events/deletions";
import { EVENT_RECORD, type EventRecordRow } from "#db/queries/events/records";
import { sharedEvents, withShared } from "#db/queries/events/shown";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { savedIdsOf, savedIdStatements } from "./saved-ids";

/** Of one followed organizer, and of all together. */
const EVENTS_PER_FOLLOWED = 3;
const FOLLOWED_EVENTS_LIMIT = 24;

const FOLLOWED_ORGANIZER = { id: o.id, name: o.name, logo_url: o.logo_url };

export type FavoriteEvents = Awaited<ReturnType<typeof listFavoriteEvents>>;

/** Soonest first; later favourites are left out. */
const EVENTS_LIMIT = 500;
const PAST_LIMIT = 24;

interface FavoriteEventsParams {
  eventIds: readonly string[];
  organizerIds: readonly string[];
  now: Date;
}

/** One round trip; no hidden or deleted ones. */
export async function listFavoriteEvents(db: Database, { eventIds, organizerIds, now }: FavoriteEventsParams) {
  const favorites = sql`json_each(${JSON.stringify(eventIds)})`;
  const follows = sql`json_each(${JSON.stringify(organizerIds)})`;
  const [events, past, followed, own, shared, gone] = await db.batch(
    statements(db, { favorites, gone: favorites, follows }, now),
  );
  return {
    events,
    /** Latest first. */
    past,
    followed,
    followedEvents: ofFollowed(own, shared),
    gone,
  };
}

export type AccountFavorites = Awaited<ReturnType<typeof listAccountFavorites>>;

/** With all ids of the account's favourites. */
export async function listAccountFavorites(db: Database, userId: string, now: Date) {
  const favorites = sql`(select event_id as value from user_favorites where user_id = ${userId})`;
  const follows = sql`(select organizer_id as value from user_follows where user_id = ${userId})`;
  const gone = sql`(select event_id as value from deleted_favorites where user_id = ${userId})`;
  const [events, past, followed, own, shared, taken, ...saved] = await db.batch([
    ...statements(db, { favorites, gone, follows }, now),
    ...savedIdStatements(db, userId),
  ]);
  return {
    events,
    past,
    followed,
    followedEvents: ofFollowed(own, shared),
    gone: taken,
    saved: savedIdsOf(saved),
  };
}

const ofFollowed = (own: EventCardRow[], shared: EventCardRow[]) =>
  withShared(own, shared).slice(0, FOLLOWED_EVENTS_LIMIT);

/** Visible ones; a merged one is the event shown, under the id it was saved by. */
const savedEvents = (favorites: SQL) =>
  sql`from (
    select coalesce(max(iif(k.merged_into is null, k.id, null)), max(k.id)) as id, coalesce(k.merged_into, k.id) as shown
    from ${favorites} saved cross join events k on k.id = saved.value group by 2
  ) saved cross join visible_events e on e.id = saved.shown cross join organizers o on o.id = e.organizer_id`;

/** For calendars; ones to come, soonest first. */
export const listFavoriteRecords = (db: Database, eventIds: readonly string[], now: Date): Promise<EventRecordRow[]> =>
  selectRows(db, EVENT_RECORD)`${savedEvents(sql`json_each(${JSON.stringify(eventIds)})`)}
  where e.start_time >= ${firstUnixSecondFrom(now)} order by e.sort_key limit ${EVENTS_LIMIT}`;

/** They select ids in `value`. */
function statements(
  db: Database,
  { favorites, gone, follows }: Record<"favorites" | "gone" | "follows", SQL>,
  now: Date,
) {
  const at = sql`cast(${firstUnixSecondFrom(now)} as integer)`;
  const saved = { ...EVENT_CARD, id: sql<string>`saved.id` };
  return [
    selectRows(db, saved)`
      ${savedEvents(favorites)} where e.start_time >= ${at} order by e.sort_key limit ${EVENTS_LIMIT}`,
    selectRows(db, saved)`
      ${savedEvents(favorites)} where e.start_time < ${at} order by e.sort_key desc limit ${PAST_LIMIT}`,
    selectRows(db, FOLLOWED_ORGANIZER)`
      from ${follows} saved cross join visible_organizers o on o.id = saved.value order by o.name_key, o.id`,
    selectRows(db, EVENT_CARD)`
      from ${follows} saved cross join organizers o on o.id = saved.value cross join events e on e.seq in (
    select v.seq from visible_events v where v.organizer_id = saved.value and v.start_time >= ${at}
    order by v.start_time limit ${EVENTS_PER_FOLLOWED}
  ) order by e.sort_key limit ${FOLLOWED_EVENTS_LIMIT}`,
    rowsOf(
      db,
      sharedEvents(EVENT_CARD, {
        of: sql`saved.value`,
        from: at,
        limit: FOLLOWED_EVENTS_LIMIT,
        join: sql`${follows} saved cross join`,
      }),
    ),
    selectTakenAway(db, gone, at),
  ] as const;
}
