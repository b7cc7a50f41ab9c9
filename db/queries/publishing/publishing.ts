import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextInSeries } from "#db/queries/versions";
import { valuesOf } from "#db/rows";
import { events, organizers } from "#db/schema";
import {
  MOST_EVENTS_WHILE_NEW,
  NEW_FOR_HOURS,
  NEW_FOR_HOURS_IN_REGISTER,
  publishingRoom,
  RELEASE_EVERY_SECONDS,
} from "~/domain/organizers/standing";
import { HOUR_SECONDS, unixSeconds } from "~/domain/time/unix-time";

export type EventOrganizer = Pick<typeof organizers.$inferSelect, keyof typeof eventOrganizerColumns>;

const eventOrganizerColumns = {
  id: organizers.id,
  name: organizers.name,
  address: organizers.address,
  city: organizers.city,
  logo_url: organizers.logo_url,
  cover_image_url: organizers.cover_image_url,
  lat: organizers.lat,
  lng: organizers.lng,
  facts: organizers.facts,
  county: organizers.county,
};

const NEW_FOR_SECONDS = sql.raw(
  `case has_register_name when 1 then ${NEW_FOR_HOURS_IN_REGISTER * HOUR_SECONDS} else ${NEW_FOR_HOURS * HOUR_SECONDS} end`,
);

/** Without held ones; timed ones count as shown. Stops at the limit. */
const shownEvents = (
  organizerId: string | SQL,
  without: readonly string[],
) => sql<number>`(select count(*) from (select 1 from events
  where organizer_id = ${organizerId} and (public_from is null or public_from = publish_at)
  ${without.length > 0 ? sql`and id not in ${valuesOf(without)}` : sql``}
  limit ${MOST_EVENTS_WHILE_NEW}))`;

/** With what `roomOf` needs. */
export const selectPublisher = (db: Database, organizerId: string | SQL, without: readonly string[] = []) =>
  db
    .select({
      organizer: eventOrganizerColumns,
      createdAt: organizers.created_at,
      reviewedAt: organizers.reviewed_at,
      numberVerifiedAt: organizers.organization_number_verified_at,
      hasRegisterName: organizers.has_register_name,
      shown: shownEvents(organizerId, without).as("shown_events"),
    })
    .from(organizers)
    .where(eq(organizers.id, organizerId));

export type Publisher = Awaited<ReturnType<typeof selectPublisher>>[number];

export async function findPublisher(db: Database, organizerId: string): Promise<Publisher | null> {
  const [publisher] = await selectPublisher(db, organizerId);
  return publisher ?? null;
}

/** Null without a limit. */
export const roomOf = (publisher: Publisher, now: Date) => publishingRoom(publisher, publisher.shown, now);

/**
 * A row to join: `room`, how many more events may be shown (null: no limit), and `until`, when the others are:
 * publishingRoom() of app/domain/organizers/standing.ts at the insert's time.
 */
export function roomForInsert(organizerId: string, without: readonly string[], now: Date): SQL {
  const at = unixSeconds(now);
  const quarter = sql.raw(String(RELEASE_EVERY_SECONDS));
  return sql`(select case when reviewed_at is null and organization_number_verified_at is null
        and created_at > ${at} - ${NEW_FOR_SECONDS}
      then ${MOST_EVENTS_WHILE_NEW} - ${shownEvents(organizerId, without)} end as room,
    (created_at + ${NEW_FOR_SECONDS} + ${sql.raw(String(RELEASE_EVERY_SECONDS - 1))}) / ${quarter} * ${quarter} as until
    from organizers where id = ${organizerId})`;
}

/** By the organizer's first day, not by its own time. */
export const isHeld = sql.raw("public_from is not null and (publish_at is null or public_from > publish_at)");

/**
 * For the event with number `placed` (from 0) of those written at once, not before `at` (unix seconds; null: at once);
 * with `r` of roomForInsert().
 */
export const publicFrom = (placed: SQL, at: SQL): SQL =>
  sql`case when ${placed} >= r.room then max(r.until, coalesce(${at}, 0)) else ${at} end`;

/** Null shows them now, as far as the organizer's first day allows. */
export const retimeEvents = (
  db: Database,
  { organizerId, seriesId }: { organizerId: string; seriesId: string | null },
  ids: readonly string[],
  publishAt: Date | null,
  now: Date,
) =>
  [
    db.run(sql`update events set publish_at = w.at, public_from = ${publicFrom(sql`w.place`, sql`w.at`)},
        version = ${nextInSeries(seriesId)}
      from (select id, row_number() over (order by start_time) - 1 as place,
          ${publishAt && unixSeconds(publishAt)} as at
        from events where id in ${valuesOf(ids)} and organizer_id = ${organizerId}
          and publish_at is not null) w
        left join ${roomForInsert(organizerId, ids, now)} r
      where events.id = w.id`),
    raiseEpoch(db),
  ] as const;

/** Triggers index each released event, and a batch may take 30 seconds. */
const MOST_AT_ONCE = 1500;

/** Events whose own time is later than `now` wait for that. */
const release = (db: Database, which: SQL, now: Date) => {
  const until = sql`case when public_from > ${unixSeconds(now)} and publish_at > ${unixSeconds(now)} then publish_at end`;
  return db
    .update(events)
    .set({ public_from: until, publish_at: until })
    .where(sql`${events.seq} in (${which} limit ${MOST_AT_ONCE})`)
    .returning({ id: events.id });
};

/** Of an organizer that a moderator has looked at; the cron releases the rest. */
export const releaseEventsOf = (db: Database, organizerId: string, now: Date, condition: SQL = sql`true`) =>
  [
    release(db, sql`select seq from events where organizer_id = ${organizerId} and ${isHeld} and ${condition}`, now),
    raiseEpoch(db),
  ] as const;

/** These may be held although their own time has come. */
const isAfterShortest = sql.raw(
  `publish_at > (select created_at from organizers where id = events.organizer_id) + ${NEW_FOR_HOURS_IN_REGISTER * HOUR_SECONDS}`,
);

/** After the organizer's first day has become shorter or longer. */
export const rescheduleHeldEvents = (db: Database, organizerId: string, until: Date) =>
  db
    .update(events)
    .set({ public_from: sql`max(${unixSeconds(until)}, coalesce(publish_at, 0))` })
    .where(
      and(
        eq(events.organizer_id, organizerId),
        sql`public_from is not null`,
        sql`(publish_at is null or public_from > publish_at or ${isAfterShortest})`,
      ),
    );

/** Held long enough, whose time has come, or whose organizer a moderator has looked at. */
export async function releaseDueEvents(db: Database, now: Date): Promise<number> {
  const due = sql`select e.seq from events e indexed by events_held cross join organizers o on o.id = e.organizer_id
    where e.public_from is not null and (e.public_from <= ${unixSeconds(now)}
      or ((e.publish_at is null or e.public_from > e.publish_at)
        and (o.reviewed_at is not null or o.organization_number_verified_at is not null)))`;
  const released = await release(db, due, now);
  if (released.length > 0) await raiseEpoch(db);
  return released.length;
}
