import { and, eq, sql } from "drizzle-orm";
import { contentModerationStatus, moderationActions, userReports, users } from "#db/schema";
import type { ReportCategory } from "~/domain/moderation/reports";
import type { Content } from "~/domain/moderation/rules";
import { newId } from "~/models/site/new-id";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

export const eventContent = (id: string): Content => ({ content_type: "event", content_id: id });
export const organizerContent = (id: string): Content => ({ content_type: "organizer", content_id: id });

/** Inserts reports by new people; returns their ids. */
export async function reported(content: Content, count = 1, category: ReportCategory = "spam"): Promise<string[]> {
  const reporters = Array.from({ length: count }, () => newId());
  for (const id of reporters) {
    await testDatabase()
      .insert(users)
      .values({ id, email: `${id}@rapport.test`, password_hash: "none", email_verified_at: NOW, created_at: NOW });
    await testDatabase()
      .insert(userReports)
      .values({
        id: `report-${id}`,
        ...content,
        reporter_id: id,
        reason: "Spam eller reklame",
        category,
        created_at: NOW,
      });
  }
  return reporters;
}

/** Hides content as three reports do. */
export async function autoHidden(content: Content): Promise<void> {
  const status = { is_hidden: true, manual_review_required: true, auto_hidden_at: NOW };
  await testDatabase()
    .insert(moderationActions)
    .values({ ...content, action_type: "hide", action_reason: "Automatic", automated: true, created_at: NOW });
  await testDatabase()
    .insert(contentModerationStatus)
    .values({ ...content, ...status })
    .onConflictDoUpdate({
      target: [contentModerationStatus.content_type, contentModerationStatus.content_id],
      set: status,
    });
}

const of = (
  table: typeof userReports | typeof moderationActions | typeof contentModerationStatus,
  { content_type, content_id }: Content,
) => and(eq(table.content_type, content_type), eq(table.content_id, content_id));

/** Returns content's state in the tables. */
export async function stateOf(content: Content) {
  const db = testDatabase();
  const [status] = await db.select().from(contentModerationStatus).where(of(contentModerationStatus, content));
  const actions = await db
    .select()
    .from(moderationActions)
    .where(of(moderationActions, content))
    .orderBy(moderationActions.seq);
  const reports = await db.select().from(userReports).where(of(userReports, content));
  const [item] = await db.all<{ report_count: number; is_hidden: number; is_waiting: number; has_objection: number }>(
    sql`select report_count, is_hidden, is_waiting, has_objection from moderation_marks where content_type = ${content.content_type} and content_id = ${content.content_id}`,
  );
  return {
    isHidden: status?.is_hidden ?? false,
    needsReview: status?.manual_review_required ?? false,
    actions: actions.map(({ action_type, action_reason, automated, moderator_id }) => ({
      action_type,
      action_reason,
      automated,
      moderator_id,
    })),
    lastSeq: actions.at(-1)?.seq ?? 0,
    reports: reports.map(({ status: each }) => each),
    item,
  };
}
