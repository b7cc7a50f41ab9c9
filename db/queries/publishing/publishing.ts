import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextInSeries } from "#db/queries/versions";
import { events, organizers } from "#db/schema";
import {
  MOST_EVENTS_WHILE_NEW,
  NEW_FOR_HOURS,
  NEW_FOR_HOURS_IN_REGISTER,
  publishingRoom,
  RELEASE_EVERY_SECONDS,
} from "~/domain/organizers/standing";
import { HOUR_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

export type EventOrganizer = Pick<typeof organizers.$inferSelect, keyof typeof eventOrganizerColumns>;

const eventOrganizerColumns = {
  ...pickFields(organizers, ["id", "name", "address", "city", "logo_url", "cover_image_url", "lat", "lng"]),
  ...pickFields(organizers, ["facts", "county", "language"]),
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

/** Of `organizers`, as isUnseen() of app/domain/organizers/standing.ts. */
export const isNew = (now: Date) => sql`reviewed_at is null and organization_number_verified_at is null
  and created_at > ${unixSeconds(now)} - ${NEW_FOR_SECONDS}`;

/** As shownFrom(), in unix seconds. */
export const arrangedUntil = sql`(created_at + ${NEW_FOR_SECONDS} + ${sql.raw(String(RELEASE_EVERY_SECONDS - 1))})
  / ${sql.raw(String(RELEASE_EVERY_SECONDS))} * ${sql.raw(String(RELEASE_EVERY_SECONDS))}`;

/** A row to join as `r`: `until`, when what a new organizer inserts is shown unless arrangeFirstDays() shows it before. */
export const holdForInsert = (organizerId: string, now: Date): SQL =>
  sql`(select ${arrangedUntil} as until from organizers where id = ${organizerId} and ${isNew(now)})`;

/** Of an inserted event that is not to be seen before `at` (unix seconds; null: at once); with `r` of holdForInsert(). */
export const publicFrom = (at: SQL): SQL =>
  sql`case when r.until is null then ${at} else max(r.until, coalesce(${at}, 0)) end`;

/** Dates of a series, or of a calendar's one, that come before its others. */
const DATES_OF_A_SERIES = 2;

/**
 * Two statements: of each new organizer, or of one, the soonest events are shown and the others held. A series' dates
 * after its next two come last. What begins before the first day is over, and what a page had before it was claimed, is
 * shown in any case.
 */
export const arrangeFirstDays = (db: Database, now: Date, organizerId: string | null = null) => {
  const at = unixSeconds(now);
  const news = sql`(select id, claimed_at as since, ${arrangedUntil} as until from organizers where ${isNew(now)}
    and ${organizerId === null ? sql`created_at > ${at} - ${sql.raw(String(NEW_FOR_HOURS * HOUR_SECONDS))}` : sql`id = ${organizerId}`})`;
  const dated = sql`select e.seq, e.organizer_id, e.start_time, e.publish_at, r.until,
      e.created_at < r.since as is_older,
      row_number() over (partition by e.organizer_id, coalesce(e.run_key, e.id), e.start_time < ${at} order by e.start_time, e.seq) as turn
    from ${news} r cross join events e on e.organizer_id = r.id
    where e.publish_at is null or e.publish_at < r.until`;
  const placed = sql`select *, row_number() over (partition by organizer_id
      order by start_time < ${at}, turn > ${sql.raw(String(DATES_OF_A_SERIES))}, start_time, seq) as place from (${dated})`;
  const times = sql`select seq, case when is_older or start_time < until or place <= ${sql.raw(String(MOST_EVENTS_WHILE_NEW))}
      then publish_at else until end as at from (${placed})`;
  return [
    raiseEpoch(
      db,
      sql`exists (select 1 from (${times}) w cross join events on events.seq = w.seq and events.public_from is not w.at)`,
    ),
    db.run(
      sql`update events set public_from = w.at from (${times}) w where events.seq = w.seq and events.public_from is not w.at`,
    ),
  ] as const;
};

/** By the organizer's first day, not by its own time. */
export const isHeld = sql.raw("public_from is not null and (publish_at is null or public_from > publish_at)");

/** Null shows them now, as far as the organizer's first day allows. */
export const retimeEvents = (
  db: Database,
  { organizerId, seriesId }: { organizerId: string; seriesId: string | null },
  ids: readonly string[],
  publishAt: Date | null,
  now: Date,
) => {
  const at = sql`${publishAt && unixSeconds(publishAt)}`;
  return [
    db.run(sql`update events set publish_at = ${at}, public_from = ${publicFrom(at)},
        version = ${nextInSeries(seriesId)}
      from (select 1) one left join ${holdForInsert(organizerId, now)} r
      where events.id in ${valuesOf(ids)} and events.organizer_id = ${organizerId} and events.publish_at is not null`),
    ...arrangeFirstDays(db, now, organizerId),
    raiseEpoch(db),
  ] as const;
};

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

/** After new organizers' events were arranged: held long enough, whose time has come, or whose organizer a moderator has looked at. */
export async function releaseDueEvents(db: Database, now: Date): Promise<number> {
  await db.batch(arrangeFirstDays(db, now));
  const due = sql`select e.seq from events e indexed by events_held cross join organizers o on o.id = e.organizer_id
    where e.public_from is not null and (e.public_from <= ${unixSeconds(now)}
      or ((e.publish_at is null or e.public_from > e.publish_at)
        and (o.reviewed_at is not null or o.organization_number_verified_at is not null)))`;
  const released = await release(db, due, now);
  if (released.length > 0) await raiseEpoch(db);
  return released.length;
}
