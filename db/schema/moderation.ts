import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { REPORT_CATEGORIES } from "../../app/domain/report-categories";
import { contentType, createdAt, flag, moment } from "./columns";

/** One report per person and content. */
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
    status: text("status", { enum: ["pending", "resolved", "dismissed"] })
      .notNull()
      .default("pending"),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("user_reports_once").on(t.reporter_id, t.content_type, t.content_id),
    index("user_reports_by_content").on(t.content_type, t.content_id, t.status),
    index("user_reports_by_status").on(t.status, t.created_at),
    check("user_reports_status", sql`${t.status} in ('pending','resolved','dismissed')`),
    check("user_reports_content_type", sql`${t.content_type} in ('event','organizer')`),
  ],
);

/** Whether a content may be seen. No row means it may. */
export const contentModerationStatus = sqliteTable(
  "content_moderation_status",
  {
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    is_hidden: flag("is_hidden"),
    manual_review_required: flag("manual_review_required"),
    auto_hidden_at: moment("auto_hidden_at"),
    updated_at: moment("updated_at")
      .notNull()
      .default(sql`(unixepoch())`),
  },
  (t) => [
    primaryKey({ columns: [t.content_type, t.content_id] }),
    index("content_moderation_open").on(t.manual_review_required, t.updated_at),
  ],
);

/** The log of decisions: rows are added, never changed. */
export const moderationActions = sqliteTable(
  "moderation_actions",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    action_type: text("action_type", { enum: ["hide", "unhide", "dismiss"] }).notNull(),
    action_reason: text("action_reason").notNull(),
    automated: flag("automated"),
    moderator_id: text("moderator_id"),
    created_at: createdAt(),
  },
  (t) => [index("moderation_actions_by_content").on(t.content_type, t.content_id)],
);
