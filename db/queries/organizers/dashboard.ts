import { eq, type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectRows } from "#db/client";
import { isNamedHost, waitingHosts } from "#db/queries/events/hosts";
import { ownListOf, type OwnListQuestion, ownListStatement } from "#db/queries/events/own-list";
import { ownDetailStatement } from "#db/queries/events/page";
import { pairStatements } from "#db/queries/events/pairs";
import { listStoredForms } from "#db/queries/events/stored-forms";
import { firstHourStatement } from "#db/queries/organizers/first-hour";
import { isHeld } from "#db/queries/publishing/publishing";
import { calendarSyncs } from "#db/schema";
import type { ContentLanguage } from "~/domain/site/locales";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

export const DASHBOARD_COUNT_CAP = 1000;

const MOST_CALENDARS = 50;

export type NamedCalendar = Awaited<ReturnType<typeof selectCalendarNames>>[number];

const selectCalendarNames = (db: Database, organizerId: string) =>
  db
    .select({ id: calendarSyncs.id, name: calendarSyncs.calendar_name })
    .from(calendarSyncs)
    .where(eq(calendarSyncs.organizer_id, organizerId))
    .orderBy(calendarSyncs.calendar_name)
    .limit(MOST_CALENDARS);

export type DashboardFacts = Row<ReturnType<typeof factsOf>>;

export interface DashboardQuestion extends OwnListQuestion {
  email: string;
  userId: string;
  publishedId: string | null;
  /** For moderators; otherwise reports on the organizer's own content. */
  allReports: boolean;
}

export type Dashboard = Awaited<ReturnType<typeof findDashboard>>;

export async function findDashboard(db: Database, question: DashboardQuestion) {
  const [facts, rows, published, drafts, calendars, firstHour, ...likeEvents] = await db.batch([
    selectRows(db, factsOf(question))``,
    ownListStatement(db, question),
    ownDetailStatement(db, question.publishedId, question.organizerId),
    listStoredForms(db, question.organizerId, "draft"),
    selectCalendarNames(db, question.organizerId),
    firstHourStatement(db, question.organizerId, question.userId),
    ...pairStatements(db, question.organizerId, question.now, "dashboard"),
  ]);
  return {
    facts: present(facts[0], "facts of the dashboard"),
    list: ownListOf(rows, question),
    published: published[0] ?? null,
    /** See pairStatements(). */
    likeEvents,
    drafts,
    calendars,
    firstHour: present(firstHour[0], "first hour of the organizer"),
  };
}

function factsOf({ organizerId, now, email, allReports }: DashboardQuestion) {
  const from = firstUnixSecondFrom(now);
  const capped = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${DASHBOARD_COUNT_CAP + 1}))`;
  const eventsWhere = (condition: SQL) =>
    capped(sql`select 1 from events where organizer_id = ${organizerId} and ${condition}`);
  const waiting = allReports
    ? sql`select 1 from content_moderation_status where manual_review_required = 1`
    : sql`select 1 from content_moderation_status where organizer_id = ${organizerId} and manual_review_required = 1`;
  return {
    all_count: sql<number>`coalesce((select events from organizer_counts where organizer_id = ${organizerId}), 0)`,
    coming_count: eventsWhere(sql`start_time >= ${from}`),
    past_count: eventsWhere(sql`start_time < ${from}`),
    imported_count: capped(sql`select 1 from calendar_syncs c cross join events e on e.google_calendar_sync_id = c.id
      where c.organizer_id = ${organizerId} and e.start_time >= ${from}`),
    calendar_count: sql<number>`(select count(*) from calendar_syncs where organizer_id = ${organizerId})`,
    last_sync: sql<number | null>`(select max(last_sync) from calendar_syncs where organizer_id = ${organizerId})`,
    member_count: sql<number>`(select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is not null)`,
    invited_count: sql<number>`(select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is null)`,
    /** On its first day; null without any. */
    held_count: eventsWhere(isHeld),
    held_until: sql<
      number | null
    >`(select max(public_from) from events where organizer_id = ${organizerId} and ${isHeld})`,
    report_count: capped(waiting),
    hidden_count: capped(
      sql`select 1 from content_moderation_status where organizer_id = ${organizerId} and is_hidden = 1`,
    ),
    /** Unanswered. */
    mismatch_count: capped(sql`select 1 from event_mismatches where organizer_id = ${organizerId} and answer is null`),
    /** Others' events that ask whether it takes part. */
    host_count: waitingHosts(organizerId, now),
    is_host: isNamedHost(organizerId, now),
    lacks_place: sql<
      "address" | "pin" | null
    >`(select iif(coalesce(address, '') = '', 'address', iif(lat is null, 'pin', null))
      from organizers where id = ${organizerId})`,
    /** As it or the register says; null where neither does. */
    language: sql<ContentLanguage | null>`(select language from organizers where id = ${organizerId})`,
    /** As owner or on the team; null for others. */
    joined_at: sql<number | null>`coalesce(
      (select accepted_at from organizer_admins where organizer_id = ${organizerId} and user_email = ${email}),
      (select created_at from organizers where id = ${organizerId} and email = ${email}))`,
  };
}
