import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { isNamedHost, waitingHosts } from "#db/queries/events/hosts";
import { type OwnList, type OwnListQuestion, ownListOf, ownListStatement } from "#db/queries/events/own-list";
import { type OwnDetailRow, ownDetailStatement } from "#db/queries/events/page";
import { type ComparableRow, pairStatements, type PairRow } from "#db/queries/events/pairs";
import { type ListedForm, listStoredForms } from "#db/queries/events/stored-forms";
import { type FirstHourRow, firstHourStatement } from "#db/queries/organizers/first-hour";
import { isHeld } from "#db/queries/publishing/publishing";
import { type Row, rowsOf, select } from "#db/rows";
import { calendarSyncs } from "#db/schema";
import { present } from "~/domain/present";
import type { ContentLanguage } from "~/domain/site/locales";
import { firstUnixSecondFrom } from "~/domain/time/unix-time";

/** Counts stop here. */
export const DASHBOARD_COUNT_CAP = 1000;

/** More calendars than one chooses from. */
const MOST_CALENDARS = 50;

/** A calendar that the list can be narrowed to. */
export type NamedCalendar = Awaited<ReturnType<typeof selectCalendarNames>>[number];

const selectCalendarNames = (db: Database, organizerId: string) =>
  db
    .select({ id: calendarSyncs.id, name: calendarSyncs.calendar_name })
    .from(calendarSyncs)
    .where(eq(calendarSyncs.organizer_id, organizerId))
    .orderBy(calendarSyncs.calendar_name)
    .limit(MOST_CALENDARS);

/** The figures on an organizer's dashboard. */
export type DashboardFacts = Row<ReturnType<typeof factsOf>>;

export interface DashboardQuestion extends OwnListQuestion {
  /** The organizer's e-mail. */
  email: string;
  /** The viewer. */
  userId: string;
  /** The event that was just published, if any. */
  publishedId: string | null;
  /** Reports on all content, for moderators; otherwise on the organizer's own. */
  allReports: boolean;
}

export interface Dashboard {
  facts: DashboardFacts;
  list: OwnList;
  published: OwnDetailRow | null;
  /** Its next events, what was decided about them, and others' near them: see pairStatements(). */
  likeEvents: [own: ComparableRow[], decided: PairRow[], neighbours: ComparableRow[]];
  drafts: ListedForm[];
  calendars: NamedCalendar[];
  firstHour: FirstHourRow;
}

/** One round trip: the figures, a page of events, and the events that look the same. */
export async function findDashboard(db: Database, question: DashboardQuestion): Promise<Dashboard> {
  const [facts, rows, published, drafts, calendars, firstHour, ...likeEvents] = await db.batch([
    rowsOf(db, select(factsOf(question))),
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
    ? sql`select 1 from moderation_items where is_waiting = 1`
    : sql`select 1 from moderation_items where organizer_id = ${organizerId} and is_waiting = 1`;
  return {
    /** All of its events, past ones included. */
    all_count: sql<number>`coalesce((select events from organizer_counts where organizer_id = ${organizerId}), 0)`,
    coming_count: eventsWhere(sql`start_time >= ${from}`),
    past_count: eventsWhere(sql`start_time < ${from}`),
    imported_count: capped(sql`select 1 from calendar_syncs c cross join events e on e.google_calendar_sync_id = c.id
      where c.organizer_id = ${organizerId} and e.start_time >= ${from}`),
    calendar_count: sql<number>`(select count(*) from calendar_syncs where organizer_id = ${organizerId})`,
    last_sync: sql<number | null>`(select max(last_sync) from calendar_syncs where organizer_id = ${organizerId})`,
    member_count: sql<number>`(select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is not null)`,
    invited_count: sql<number>`(select count(*) from organizer_admins where organizer_id = ${organizerId} and accepted_at is null)`,
    /** How many are held on its first day, and until when; null without any. */
    held_count: eventsWhere(isHeld),
    held_until: sql<
      number | null
    >`(select max(public_from) from events where organizer_id = ${organizerId} and ${isHeld})`,
    report_count: capped(waiting),
    /** What visitors said was not as announced, and nobody has answered. */
    mismatch_count: capped(sql`select 1 from event_mismatches where organizer_id = ${organizerId} and answer is null`),
    /** Others' events about which it is asked whether it takes part. */
    host_count: waitingHosts(organizerId, now),
    /** 1 where others' coming events name it. */
    is_host: isNamedHost(organizerId, now),
    /** 1 where the organizer has an address. */
    has_address: sql<number>`exists (select 1 from organizers where id = ${organizerId} and coalesce(address, '') <> '')`,
    /** What it writes in, as the register or it says; null where neither does. */
    language: sql<ContentLanguage | null>`(select language from organizers where id = ${organizerId})`,
    /** When the viewer became its owner or joined its team; null for others. */
    joined_at: sql<number | null>`coalesce(
      (select accepted_at from organizer_admins where organizer_id = ${organizerId} and user_email = ${email}),
      (select created_at from organizers where id = ${organizerId} and email = ${email}))`,
  };
}
