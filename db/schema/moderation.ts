import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REPORT_CATEGORIES } from "../../app/domain/moderation/reports";
import { users } from "./accounts";
import { contentType, createdAt, flag, moment } from "./columns";

export const userReports = sqliteTable(
  "user_reports",
  {
    id: text("id").primaryKey(),
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    reporter_id: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    category: text("category", { enum: REPORT_CATEGORIES }).notNull(),
    description: text("description"),
    /** Else only moderators read the description. */
    is_passed_on: flag("is_passed_on"),
    /** A fingerprint: several from a network count once (reportNetwork()). Null once decided on, or too old. */
    network: text("network"),
    status: text("status", { enum: ["pending", "resolved", "dismissed"] })
      .notNull()
      .default("pending"),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("user_reports_once").on(t.reporter_id, t.content_type, t.content_id),
    index("user_reports_by_content").on(t.content_type, t.content_id, t.status),

    check("user_reports_status", sql`${t.status} in ('pending','resolved','dismissed')`),
    check("user_reports_content_type", sql`${t.content_type} in ('event','organizer')`),
  ],
);

/** Without a row, content is not hidden, and was never reported. */
export const contentModerationStatus = sqliteTable(
  "content_moderation_status",
  {
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    /** Whose it is, by a trigger. */
    organizer_id: text("organizer_id"),
    is_hidden: flag("is_hidden"),
    /** Reported since the last decision, hidden automatically, or objected to: it waits. */
    manual_review_required: flag("manual_review_required"),
    auto_hidden_at: moment("auto_hidden_at"),
    updated_at: moment("updated_at")
      .notNull()
      .default(sql`(unixepoch())`),
  },
  (t) => [
    primaryKey({ columns: [t.content_type, t.content_id] }),
    index("content_moderation_open").on(t.manual_review_required, t.updated_at),
    index("content_moderation_of_organizer").on(t.organizer_id, t.manual_review_required),
    index("content_moderation_by_time").on(t.updated_at, t.content_id),
    // visible_events and visible_organizers use it by name; content shown again has no row.
    index("content_hidden")
      .on(t.content_type, t.content_id)
      .where(sql`${t.is_hidden} = 1`),
  ],
);

/** Rows are added, never changed. */
export const moderationActions = sqliteTable(
  "moderation_actions",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** Null for automatic ones; later statements of a batch check for it. */
    id: text("id").unique(),
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    action_type: text("action_type", {
      enum: ["hide", "mend", "mended", "unanswered", "unhide", "undone", "dismiss", "asked"],
    }).notNull(),
    action_reason: text("action_reason").notNull(),
    automated: flag("automated"),
    moderator_id: text("moderator_id"),
    created_at: createdAt(),
  },
  (t) => [
    index("moderation_actions_by_content").on(t.content_type, t.content_id),
    index("moderation_actions_to_mend")
      .on(t.created_at)
      .where(sql`${t.action_type} = 'mend'`),
  ],
);

/** Ended by a decision. */
export const moderationObjections = sqliteTable(
  "moderation_objections",
  {
    id: text("id").primaryKey(),
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    action_seq: integer("action_seq").notNull(),
    author_id: text("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    created_at: createdAt(),
    closed_at: moment("closed_at"),
  },
  (t) => [
    index("moderation_objections_by_content").on(t.content_type, t.content_id),
    uniqueIndex("moderation_objections_open_once")
      .on(t.content_type, t.content_id)
      .where(sql`${t.closed_at} is null`),
  ],
);

/** All content ever reported, hidden or set aside: computed. */
export const moderationMarks = sqliteView("moderation_marks", {
  content_type: contentType(),
  content_id: text("content_id").notNull(),
  organizer_id: text("organizer_id").notNull(),
  /** Only pending ones. */
  report_count: integer("report_count").notNull(),
  /** Unix seconds of the newest; 0 without one. */
  reported_at: integer("reported_at").notNull(),
  is_hidden: flag("is_hidden"),
  is_waiting: flag("is_waiting"),
  updated_at: integer("updated_at").notNull(),
  has_objection: flag("has_objection"),
}).existing();
