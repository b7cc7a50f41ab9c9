import { and, desc, eq, sql } from "drizzle-orm";
import { type Database, returningRows, selectRows } from "#db/client";
import { c, o } from "#db/queries/aliases";
import { erase } from "#db/queries/erase";
import { releaseLocalImages } from "#db/queries/images/images";
import { sqlSeconds } from "#db/queries/seconds";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextVersion, stopIfChanged } from "#db/queries/versions";
import { calendarRuns, calendarSyncs, events } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { isHiddenItself, rememberImportedEvents } from "./imported-events";
import { type CalendarRunRow, RUN } from "./runs";

type Statement = Parameters<Database["batch"]>[0][number];

export type CalendarSyncRow = typeof calendarSyncs.$inferSelect;

const MOST_LISTED = 50;

export interface ListedCalendar {
  calendar: CalendarSyncRow;
  lastRun: CalendarRunRow | null;
  /** They are deleted with the calendar. */
  comingEvents: number;
  pastEvents: number;
  /** Held on the organizer's first day; until when in unix seconds, null without any. */
  waitingEvents: number;
  waitingUntil: number | null;
}

/** One round trip: an organizer's calendars with their state, newest first. */
export async function listCalendars(db: Database, organizerId: string, now: Date): Promise<ListedCalendar[]> {
  const isOwn = sql`${calendarSyncs.organizer_id} = ${organizerId} and ${calendarSyncs.unconfirmed} is not 'looked_at'`;
  const [calendars, runs, counts] = await db.batch([
    db
      .select()
      .from(calendarSyncs)
      .where(isOwn)
      .orderBy(desc(calendarSyncs.created_at), calendarSyncs.id)
      .limit(MOST_LISTED),
    db
      .select({ run: RUN })
      .from(calendarSyncs)
      .innerJoin(
        calendarRuns,
        and(eq(calendarRuns.sync_id, calendarSyncs.id), eq(calendarRuns.number, calendarSyncs.runs)),
      )
      .where(isOwn),
    db
      .select({
        id: calendarSyncs.id,
        comingEvents: sql<number>`sum(${events.start_time} > ${unixSeconds(now)})`.as("coming_events"),
        pastEvents: sql<number>`sum(${events.start_time} <= ${unixSeconds(now)})`.as("past_events"),
        waitingEvents: sql<number>`count(${events.public_from})`.as("waiting_events"),
        waitingUntil: sql<number | null>`max(${events.public_from})`.as("waiting_until"),
      })
      .from(calendarSyncs)
      .innerJoin(events, eq(events.google_calendar_sync_id, calendarSyncs.id))
      .where(isOwn)
      .groupBy(calendarSyncs.id),
  ]);
  return calendars.map((calendar) => ({
    calendar,
    lastRun: runs.find(({ run }) => run.sync_id === calendar.id)?.run ?? null,
    ...(counts.find(({ id }) => id === calendar.id) ?? NO_EVENTS),
  }));
}

const NO_EVENTS = { comingEvents: 0, pastEvents: 0, waitingEvents: 0, waitingUntil: null };

export async function findCalendar(db: Database, id: string): Promise<CalendarSyncRow | null> {
  const [row] = await db.select().from(calendarSyncs).where(eq(calendarSyncs.id, id));
  return row ?? null;
}

export async function findCalendarAt(db: Database, organizerId: string, address: string) {
  const [row] = await db
    .select()
    .from(calendarSyncs)
    .where(and(eq(calendarSyncs.organizer_id, organizerId), eq(calendarSyncs.calendar_url, address)));
  return row ?? null;
}

export async function countCalendars(db: Database, organizerId: string): Promise<number> {
  return db.$count(calendarSyncs, eq(calendarSyncs.organizer_id, organizerId));
}

type NewCalendar = Pick<
  CalendarSyncRow,
  "id" | "organizer_id" | "calendar_name" | "calendar_url" | "source_kind" | "due_at" | "created_at"
>;

/** False where the organizer has `most` already, or one with this address; safe for simultaneous requests. */
export async function insertCalendar(db: Database, calendar: NewCalendar, most: number): Promise<boolean> {
  const { id, organizer_id, calendar_name, calendar_url, source_kind, due_at, created_at } = calendar;
  const rows = await returningRows(db, { id: calendarSyncs.id })`
    insert into calendar_syncs (id, organizer_id, calendar_name, calendar_url, source_kind, due_at, created_at)
      select ${id}, ${organizer_id}, ${calendar_name}, ${calendar_url}, ${source_kind}, cast(${due_at} as integer), ${sqlSeconds(created_at)}
      where (select count(*) from calendar_syncs where organizer_id = ${organizer_id}) < ${most}
      on conflict (organizer_id, calendar_url) do nothing`;
  return rows.length > 0;
}

type Choices = Partial<Pick<CalendarSyncRow, "calendar_name" | "sync_enabled" | "due_at">>;

/** False where it has no such calendar. */
export async function updateCalendar(db: Database, organizerId: string, id: string, choices: Choices) {
  const isOwn = and(eq(calendarSyncs.id, id), eq(calendarSyncs.organizer_id, organizerId));
  const rows = await db.update(calendarSyncs).set(choices).where(isOwn).returning({ id: calendarSyncs.id });
  return rows.length > 0;
}

interface Rewriting {
  choices: Pick<
    CalendarSyncRow,
    "calendar_name" | "calendar_url" | "default_event_type" | "default_place" | "holds_private"
  >;
  /** Set where its events change too: the feed's stored state is reset, a running import cancelled. */
  changesEvents: { googleId: string | null; dueAt: number } | null;
  version: number;
}

const NOTHING_KNOWN = {
  etag: null,
  last_modified: null,
  copy_good_until: null,
  held_since: null,
  held_events: null,
  failures: 0,
  failing_since: null,
  problem: null,
  warned_at: null,
};

/** False where another calendar has the address; `stopIfChanged` stops it where somebody else has changed it. */
export async function rewriteCalendar(
  db: Database,
  { id, organizer_id, calendar_url }: CalendarSyncRow,
  { choices, changesEvents, version }: Rewriting,
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from calendar_syncs other
    where other.organizer_id = ${organizer_id} and other.calendar_url = ${choices.calendar_url} and other.id <> ${id})`;
  const following = changesEvents && { ...NOTHING_KNOWN, due_at: changesEvents.dueAt, runs: sql`runs + 1` };
  const isMoved = choices.calendar_url !== calendar_url;
  const [, rows] = await db.batch([
    stopIfChanged(db, { table: "calendar_syncs", ids: [id], version }),
    db
      .update(calendarSyncs)
      .set({ ...choices, ...following, ...(isMoved && { busy_until: null }), version: nextVersion })
      .where(and(eq(calendarSyncs.id, id), isFree))
      .returning({ id: calendarSyncs.id }),
    ...(changesEvents ? [labelEvents(db, id, choices.calendar_url, changesEvents.googleId)] : []),
  ]);
  return rows.length > 0;
}

/** Only where the calendar still has this address. */
const labelEvents = (db: Database, id: string, address: string, googleId: string | null) =>
  db.run(sql`update events set google_calendar_id = ${googleId}
    where google_calendar_sync_id = ${id} and google_calendar_id is not ${googleId}
      and exists (select 1 from calendar_syncs where id = ${id} and calendar_url = ${address})`);

/**
 * All its events go too, after `first`; those that moderators have hidden do not come back with it. False where there is
 * no such calendar.
 */
export async function deleteCalendar(
  db: Database,
  organizerId: string,
  id: string,
  now: Date,
  first: readonly Statement[] = [],
): Promise<boolean> {
  const itsEvents = sql`google_calendar_sync_id = ${id} and organizer_id = ${organizerId}`;
  const results = await db.batch([
    raiseEpoch(db),
    ...first,
    rememberImportedEvents(db, sql`${itsEvents} and ${isHiddenItself}`),
    db.run(sql`delete from events where ${itsEvents}`),
    releaseLocalImages(db, organizerId, id, now),
    ...erase(db, calendarSyncs, sql`id = ${id} and organizer_id = ${organizerId}`),
  ]);
  const removed: unknown = results.at(-1);
  return Array.isArray(removed) && removed.length > 0;
}

const NEWEST_CALENDAR = { id: c.id, calendar_name: c.calendar_name, organizer_id: o.id, organizer_name: o.name };

const MOST = 20;

export const listNewestCalendars = (db: Database) =>
  selectRows(db, NEWEST_CALENDAR)`from calendar_syncs c join organizers o on o.id = c.organizer_id
    where c.unconfirmed is not 'looked_at' order by c.rowid desc limit ${MOST}`;
