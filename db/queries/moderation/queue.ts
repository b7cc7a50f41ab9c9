import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { type Database, type Fields, orNull, type Row, rowsOf, select, selectRows } from "#db/client";
import { e, isMarkedHidden, o, u } from "#db/queries/aliases";
import { moderationActions, moderationMarks, moderationObjections, userReports } from "#db/schema";
import { pickFields, present } from "~/domain/values";
import { hasOtherModerators, hiddenBy, wasObjected } from "./cases";

export const MODERATION_PAGE_SIZE = 20;

export const TAB_COUNT_CAP = 99;

/** Of each kind, of one item. */
const MOST_DETAILS = 100;

/** Each kind of detail has the alias `d`. */
const report = alias(userReports, "d");
const action = alias(moderationActions, "d");
const objection = alias(moderationObjections, "d");
const q = alias(moderationMarks, "q");

type ModerationTab = "pending" | "hidden" | "all";

export type ModerationItemRow = Row<ReturnType<typeof itemFields>>;

const REPORT = {
  content_type: report.content_type,
  content_id: report.content_id,
  category: report.category,
  description: report.description,
  is_passed_on: report.is_passed_on,
  status: report.status,
  created_at: report.created_at,
};

export type ReportRow = Row<typeof REPORT>;

const ACTION = {
  content_type: action.content_type,
  content_id: action.content_id,
  seq: action.seq,
  action_type: action.action_type,
  action_reason: action.action_reason,
  automated: action.automated,
  moderator_id: action.moderator_id,
  moderator_email: orNull(u.email),
  created_at: action.created_at,
};

export type ActionRow = Row<typeof ACTION>;

const OBJECTION = pickFields(objection, ["content_type", "content_id", "text", "created_at", "closed_at"]);

export type ObjectionRow = Row<typeof OBJECTION>;

export type ModerationPage = Awaited<ReturnType<typeof listModeration>>;

export interface ModerationQuestion {
  tab: ModerationTab;
  /** From 1. */
  page: number;
  /** Null for everything. */
  organizerIds: readonly string[] | null;
  userId: string;
}

const CONDITIONS: Record<ModerationTab, SQL> = {
  pending: sql.raw("q.is_waiting = 1"),
  hidden: sql.raw("q.is_hidden = 1"),
  all: sql.raw("true"),
};

/** Of all, the last that were touched: counting the reports of each would read every one. */
const ORDERS: Record<ModerationTab, SQL> = {
  pending: sql.raw("q.report_count desc, q.reported_at desc, q.content_id desc"),
  hidden: sql.raw("q.report_count desc, q.reported_at desc, q.content_id desc"),
  all: sql.raw("q.updated_at desc, q.content_id desc"),
};

const itemsOf = (tab: ModerationTab, organizerIds: readonly string[] | null): SQL =>
  organizerIds === null
    ? sql`moderation_marks q where ${CONDITIONS[tab]}`
    : sql`json_each(${JSON.stringify(organizerIds)}) own cross join moderation_marks q on q.organizer_id = own.value where ${CONDITIONS[tab]}`;

/** One round trip: a page of items with details, and the tabs' counts. */
export async function listModeration(db: Database, { tab, page, organizerIds, userId }: ModerationQuestion) {
  const keys = sql`select q.content_type, q.content_id from ${itemsOf(tab, organizerIds)} order by ${ORDERS[tab]}
    limit ${MODERATION_PAGE_SIZE + 1} offset ${(page - 1) * MODERATION_PAGE_SIZE}`;
  const count = (each: ModerationTab) =>
    sql<number>`(select count(*) from (select 1 from ${itemsOf(each, organizerIds)} limit ${TAB_COUNT_CAP + 1}))`;
  const [rows, counts] = await db.batch([
    rowsOf(db, itemRows(keys, ORDERS[tab], userId)),
    selectRows(db, { pending: count("pending"), hidden: count("hidden"), all: count("all") })``,
  ]);
  const items = rows.slice(0, MODERATION_PAGE_SIZE);
  return {
    items,
    hasNext: rows.length > items.length,
    reports: items.flatMap(({ reports }) => reportRows.parse(JSON.parse(reports))),
    actions: items.flatMap(({ actions }) => actionRows.parse(JSON.parse(actions))),
    objections: items.flatMap(({ objections }) => objectionRows.parse(JSON.parse(objections))),
    /** Each at most one more than TAB_COUNT_CAP. */
    counts: present(counts[0], "counts of the queue"),
  };
}

const content = { content_type: z.enum(["event", "organizer"]), content_id: z.string() };

const reportRows: z.ZodType<ReportRow[]> = z.array(
  z.object({
    ...content,
    category: z.enum(userReports.category.enumValues),
    description: z.string().nullable(),
    is_passed_on: z.number(),
    status: z.enum(userReports.status.enumValues),
    created_at: z.number(),
  }),
);

const actionRows: z.ZodType<ActionRow[]> = z.array(
  z.object({
    ...content,
    seq: z.number(),
    action_type: z.enum(moderationActions.action_type.enumValues),
    action_reason: z.string(),
    automated: z.number(),
    moderator_id: z.string().nullable(),
    moderator_email: z.string().nullable(),
    created_at: z.number(),
  }),
);

const objectionRows: z.ZodType<ObjectionRow[]> = z.array(
  z.object({ ...content, text: z.string(), created_at: z.number(), closed_at: z.number().nullable() }),
);

/** Of `q`, as a JSON array. */
const detailsOf = <F extends Fields>(fields: F, from: SQL, order: string) => {
  const pairs = Object.keys(fields).map((name) => `'${name}', ${name}`);
  return sql<string>`(select json_group_array(json_object(${sql.raw(pairs.join(", "))})) from (${select(
    fields,
  )`from ${from}
    where d.content_type = q.content_type and d.content_id = q.content_id order by ${sql.raw(order)} limit ${MOST_DETAILS}`}))`;
};

const itemRows = (keys: SQL, order: SQL, userId: string) =>
  select(itemFields(userId))`from (${keys}) k
    cross join moderation_marks q on q.content_type = k.content_type and q.content_id = k.content_id
    cross join organizers o on o.id = q.organizer_id
    left join events e on q.content_type = 'event' and e.id = q.content_id
    left join content_moderation_status m on m.content_type = 'organizer' and m.content_id = q.organizer_id
    order by ${order}`;

/** For `q` (an item), `o` (its organizer), `e` (if an event) and `m` (the organizer's mark). */
const itemFields = (userId: string) => ({
  content_type: q.content_type,
  content_id: q.content_id,
  organizer_id: q.organizer_id,
  organizer_name: o.name,
  organizer_city: o.city,
  organizer_logo_url: o.logo_url,
  organizer_cover_image_url: o.cover_image_url,
  organizer_is_hidden: isMarkedHidden,
  /** The last decision on the organizer itself; 0 without one. */
  organizer_seq: sql<number>`coalesce((select max(a.seq) from moderation_actions a where a.content_type = 'organizer' and a.content_id = q.organizer_id), 0)`,
  title: sql<string>`coalesce(${e.title}, ${o.name})`,
  description: sql<string | null>`iif(${e.id} is null, ${o.description}, ${e.description})`,
  event_type: orNull(e.event_type),
  start_time: orNull(e.start_time),
  all_day: orNull(e.all_day),
  location_name: e.location_name,
  image_url: e.image_url,
  google_calendar_sync_id: e.google_calendar_sync_id,
  external_url: sql<string | null>`iif(${e.id} is null, ${o.website}, ${e.external_url})`,
  ...pickFields(q, ["report_count", "reported_at", "is_hidden", "is_waiting", "has_objection"]),
  reports: detailsOf(REPORT, sql`user_reports d`, "d.created_at desc, d.id"),
  actions: detailsOf(ACTION, sql`moderation_actions d left join users u on u.id = d.moderator_id`, "d.seq desc"),
  objections: detailsOf(OBJECTION, sql`moderation_objections d`, "d.created_at desc"),
  /** Since it was last shown, decided or not. */
  was_objected: sql<number>`iif(q.is_hidden = 1, ${wasObjected("q")}, 0)`,
  /** Null for nobody or automatic hiding. */
  hidden_by: sql<string | null>`iif(q.has_objection = 1, ${hiddenBy("q")}, null)`,
  /** Another than the viewer who could decide on the objection. */
  has_other_moderators: sql<number>`iif(q.has_objection = 1, ${hasOtherModerators("q.organizer_id", userId)}, 0)`,
});
