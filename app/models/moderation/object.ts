import type { Database } from "#db/client";
import type { ModerationCase } from "#db/queries/moderation/cases";
import { insertObjection } from "#db/queries/moderation/decisions";
import type { Viewer } from "~/domain/accounts/access";
import { objectabilityOf } from "~/domain/moderation/rules";
import { newId } from "~/models/site/new-id";

/** Takes an owner's word against the hiding of a content, once for each time it was hidden; false where it can't be. */
export async function objectToHiding(
  found: ModerationCase,
  text: string,
  author: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<boolean> {
  if (objectabilityOf(found) !== "open") return false;
  const { content_type, content_id, last_seq: actionSeq } = found;
  return insertObjection(db, { id: newId(), content_type, content_id, actionSeq, authorId: author.userId, text }, now);
}
