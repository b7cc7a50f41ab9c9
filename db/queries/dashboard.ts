import { type SQL, sql } from "drizzle-orm";
import type { RecurrencePattern } from "~/domain/recurrence/patterns";
import type { Database } from "#db/client";
import { cardColumns, type EventCardRow } from "./event-cards";

export const DASHBOARD_PAGE_SIZE = 25;

/** Counts stop here. */
export const DASHBOARD_COUNT_CAP = 1000;

/** What an organizer's dashboard tells at a glance. Times are unix seconds. */
export interface DashboardFacts {
  coming_count: number;
  past_count: number;
  calendar_count: number;
  last_sync: number | null;
  imported_count: number;
  member_count: number;
  invited_count: number;
  report_count: number;
  /** How many are held back on its first day, and to when; null without any. */
  held_count: number;
  held_until: number | null;
}

/** An event as its organizer sees it in the list. */
export interface OwnEventRow extends EventCardRow {
  google_calendar_id: string | null;
  calendar_name: string | null;
  series_pattern: RecurrencePattern | null;
  /** YYYY-MM-DD. */
  series_until: string | null;
  series_day: string | null;
  is_hidden: number;
  /** Unix seconds; null where it is not held back. */
  public_from: number | null;
}

export interface DashboardQuestion {
  organizerId: string;
  now: Date;
  period: "coming" | "past";
  /** From 1. */
  page: number;
  /** Reports on everybody's content, for those who moderate; otherwise on the organizer's own. */
  allReports: boolean;
}

export interface Dashboard {
  facts: DashboardFacts;
  events: OwnEventRow[];
  hasNext: boolean;
}

/** One round trip: the facts, and a page of events; coming ones soonest first, past ones latest first. */
export async function findDashboard(db: Database, question: DashboardQuestion): Promise<Dashboard> {
  const [facts, rows] = await db.batch([factsOf(db, question), eventsOf(db, question)]);
  return { facts: facts[0]!, events: rows.slice(0, DASHBOARD_PAGE_SIZE), hasNext: rows.length > DASHBOARD_PAGE_SIZE };
}

function factsOf(db: Database, { organizerId, now, allReports }: DashboardQuestion) {
  const from = Math.ceil(now.getTime() / 1000);
  const capped = (rows: SQL) => sql`(select count(*) from (${rows} limit ${DASHBOARD_COUNT_CAP + 1}))`;
  const eventsWhere = (condition: SQL) => capped(sql`select 1 from events where organizer_id = ${organizerId} and ${condition}`);
  const waiting = allReports
    ? sql`select 1 from moderation_items where is_waiting = 1`
    : sql`select 1 from moderation_items where organizer_id = ${organizerId} and is_waiting = 1`;
  return db.all<DashboardFacts>(sql`select
    ${eventsWhere(sql`start_time >= ${from}`)} as coming_count,
    ${eventsWhere(sql`start_time < ${from}`)} as past_count,
    ${eventsWhere(sql`start_time >= ${from} and google_calendar_sync_id is not null`)} as imported_count,
    (select count(*) from calendar_syncs where organizer_id = ${organizerId}) as calendar_count,
    (select max(last_sync) from calendar_syncs where organizer_id = ${organizerId}) as last_sync,
    (select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is not null) as member_count,
    (select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is null) as invited_count,
    ${capped(sql`select 1 from events where organizer_id = ${organizerId} and public_from is not null`)} as held_count,
    (select max(public_from) from events where organizer_id = ${organizerId} and public_from is not null) as held_until,
    ${capped(waiting)} as report_count`);
}

function eventsOf(db: Database, { organizerId, now, period, page }: DashboardQuestion) {
  const from = Math.ceil(now.getTime() / 1000);
  const [condition, order] =
    period === "coming" ? [sql`e.start_time >= ${from}`, sql.raw("asc")] : [sql`e.start_time < ${from}`, sql.raw("desc")];
  return db.all<OwnEventRow>(sql`select ${cardColumns}, null as distance_km, e.google_calendar_id, e.series_day, e.public_from,
      c.calendar_name, s.pattern as series_pattern, s.until as series_until, coalesce(m.is_hidden, 0) as is_hidden
    from organizers o cross join events e on e.organizer_id = o.id
      left join calendar_syncs c on c.id = e.google_calendar_sync_id
      left join event_series s on s.id = e.series_id
      left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
    where o.id = ${organizerId} and ${condition}
    order by e.start_time ${order} limit ${DASHBOARD_PAGE_SIZE + 1} offset ${(page - 1) * DASHBOARD_PAGE_SIZE}`);
}
