import { and, eq } from "drizzle-orm";
import { contentModerationStatus, moderationActions } from "#db/schema";
import { setHidden, testDatabase } from "./rows";

type ContentType = "event" | "organizer";

/** Returns content's moderation mark; undefined without one. */
export async function statusOf(content_type: ContentType, content_id: string) {
  const [row] = await testDatabase()
    .select()
    .from(contentModerationStatus)
    .where(
      and(eq(contentModerationStatus.content_type, content_type), eq(contentModerationStatus.content_id, content_id)),
    );
  return row;
}

/** Stores a moderator's approval of content. */
export async function moderated(
  content_type: ContentType,
  content_id: string,
  action_type: "unhide" | "dismiss",
  created_at: Date,
): Promise<void> {
  await testDatabase().insert(moderationActions).values({
    content_type,
    content_id,
    action_type,
    action_reason: "Manual review - content approved",
    moderator_id: "moderator",
    created_at,
  });
  await setHidden(content_type, content_id, false);
}
