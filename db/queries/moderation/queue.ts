import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { EventType } from "~/domain/events/types";
import type { ReportCategory } from "~/domain/moderation/reports";
import { hasOtherModerators, hiddenBy, wasObjected } from "./cases";

export const MODERATION_PAGE_SIZE = 20;

/** Counts on the tabs stop here. */
export const TAB_COUNT_CAP = 99;

/** So many reports, decisions and objections of a page's items are read at the most. */
const MOST_DETAILS = 500;

export type ModerationTab = "pending" | "hidden" | "all";

/** A content in the queue, with what visitors see of it. Moments are unix seconds. */
export interface ModerationItemRow {
  content_type: "event" | "organizer";
  content_id: string;
  organizer_id: string;
  organizer_name: string;
  organizer_city: string | null;
  organizer_logo_url: string | null;
  organizer_cover_image_url: string | null;
  organizer_is_hidden: number;
  /** Number of the last decision on the organizer itself; 0 without one. */
  organizer_seq: number;
  title: string;
  description: string | null;
  event_type: EventType | null;
  start_time: number | null;
  all_day: number | null;
  location_name: string | null;
  image_url: string | null;
  google_calendar_sync_id: string | null;
  external_url: string | null;
  report_count: number;
  reported_at: number;
  is_hidden: number;
  is_waiting: number;
  has_objection: number;
  /** Whether the owner has objected since it was last shown, decided or not. */
  was_objected: number;
  /** Who hid what is objected to; null where nobody did or it was hidden by itself. */
  hidden_by: string | null;
  /** Whether somebody else than whoever asks could decide on what is objected to. */
  has_other_moderators: number;
}

interface OfContent {
  content_type: "event" | "organizer";
  content_id: string;
}

export interface ReportRow extends OfContent {
  category: ReportCategory;
  description: string | null;
  is_passed_on: number;
  status: "pending" | "resolved" | "dismissed";
  created_at: number;
}

export interface ActionRow extends OfContent {
  seq: number;
  action_type: "hide" | "unhide" | "dismiss";
  action_reason: string;
  automated: number;
  moderator_id: string | null;
  moderator_email: string | null;
  created_at: number;
}

export interface ObjectionRow extends OfContent {
  text: string;
  created_at: number;
  closed_at: number | null;
}

export interface ModerationPage {
  items: ModerationItemRow[];
  hasNext: boolean;
  reports: ReportRow[];
  actions: ActionRow[];
  objections: ObjectionRow[];
  /** Each up to one more than TAB_COUNT_CAP. */
  counts: Record<ModerationTab, number>;
}

export interface ModerationQuestion {
  tab: ModerationTab;
  /** From 1. */
  page: number;
  /** Only what belongs to these; null for everything. */
  organizerIds: readonly string[] | null;
  /** Who asks. */
  userId: string;
}

const CONDITIONS: Record<ModerationTab, SQL> = {
  pending: sql.raw("q.is_waiting = 1"),
  hidden: sql.raw("q.is_hidden = 1"),
  all: sql.raw("true"),
};

/** Items of a tab: everything from an index of the order, or what an organizer has from an index of its own. */
const itemsOf = (tab: ModerationTab, organizerIds: readonly string[] | null): SQL =>
  organizerIds === null
    ? sql`moderation_items q where ${CONDITIONS[tab]}`
    : sql`json_each(${JSON.stringify(organizerIds)}) own cross join moderation_items q on q.organizer_id = own.value where ${CONDITIONS[tab]}`;

/** One round trip: a page of items with their reports, decisions and objections, and how many each tab holds. */
export async function listModeration(
  db: Database,
  { tab, page, organizerIds, userId }: ModerationQuestion,
): Promise<ModerationPage> {
  const keys = sql`select q.* from ${itemsOf(tab, organizerIds)}
    order by q.report_count desc, q.reported_at desc, q.content_id desc
    limit ${MODERATION_PAGE_SIZE + 1} offset ${(page - 1) * MODERATION_PAGE_SIZE}`;
  const detail = (table: string) =>
    sql`(${keys}) p cross join ${sql.raw(table)} d on d.content_type = p.content_type and d.content_id = p.content_id`;
  const count = (each: ModerationTab) =>
    sql`(select count(*) from (select 1 from ${itemsOf(each, organizerIds)} limit ${TAB_COUNT_CAP + 1}))`;
  const [rows, reports, actions, objections, counts] = await db.batch([
    db.all<ModerationItemRow>(itemRows(keys, userId)),
    db.all<ReportRow>(sql`select d.content_type, d.content_id, d.category, d.description, d.is_passed_on, d.status, d.created_at
      from ${detail("user_reports")} order by d.created_at desc, d.id limit ${MOST_DETAILS}`),
    db.all<ActionRow>(sql`select d.content_type, d.content_id, d.seq, d.action_type, d.action_reason, d.automated, d.moderator_id,
        u.email as moderator_email, d.created_at
      from ${detail("moderation_actions")} left join users u on u.id = d.moderator_id order by d.seq desc limit ${MOST_DETAILS}`),
    db.all<ObjectionRow>(sql`select d.content_type, d.content_id, d.text, d.created_at, d.closed_at
      from ${detail("moderation_objections")} order by d.created_at desc limit ${MOST_DETAILS}`),
    db.all<Record<ModerationTab, number>>(
      sql`select ${count("pending")} as pending, ${count("hidden")} as hidden, ${count("all")} as "all"`,
    ),
  ]);
  const items = rows.slice(0, MODERATION_PAGE_SIZE);
  return { items, hasNext: rows.length > items.length, reports, actions, objections, counts: counts[0]! };
}

const itemRows = (
  keys: SQL,
  userId: string,
) => sql`select q.content_type, q.content_id, q.organizer_id, o.name as organizer_name, o.city as organizer_city,
    o.logo_url as organizer_logo_url, o.cover_image_url as organizer_cover_image_url, coalesce(m.is_hidden, 0) as organizer_is_hidden,
    coalesce((select max(a.seq) from moderation_actions a where a.content_type = 'organizer' and a.content_id = q.organizer_id), 0) as organizer_seq,
    coalesce(e.title, o.name) as title, iif(e.id is null, o.description, e.description) as description, e.event_type, e.start_time,
    e.all_day, e.location_name, e.image_url, e.google_calendar_sync_id, iif(e.id is null, o.website, e.external_url) as external_url,
    q.report_count, q.reported_at, q.is_hidden, q.is_waiting, q.has_objection,
    iif(q.is_hidden = 1, ${wasObjected("q")}, 0) as was_objected,
    iif(q.has_objection = 1, ${hiddenBy("q")}, null) as hidden_by,
    iif(q.has_objection = 1, ${hasOtherModerators("q.organizer_id", userId)}, 0) as has_other_moderators
  from (${keys}) q cross join organizers o on o.id = q.organizer_id
    left join events e on q.content_type = 'event' and e.id = q.content_id
    left join content_moderation_status m on m.content_type = 'organizer' and m.content_id = q.organizer_id
  order by q.report_count desc, q.reported_at desc, q.content_id desc`;
