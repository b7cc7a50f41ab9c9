import type { Database } from "#db/client";
import type { ModerationCase } from "#db/queries/moderation/cases";
import { insertObjection } from "#db/queries/moderation/decisions";
import type { Viewer } from "~/domain/accounts/access";
import { objectabilityOf } from "~/domain/moderation/rules";
import { refuse, type Result, succeed } from "~/domain/values";
import { newId } from "~/models/site/new-id";

/** One per time it was hidden. */
export async function objectToHiding(
  found: ModerationCase,
  text: string,
  author: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<Result<null, { kind: "overtaken" }>> {
  if (objectabilityOf(found) !== "open") return refuse({ kind: "overtaken" });
  const { content_type, content_id, last_seq: actionSeq } = found;
  const objection = { id: newId(), content_type, content_id, actionSeq, authorId: author.userId, text };
  return (await insertObjection(db, objection, now)) ? succeed(null) : refuse({ kind: "overtaken" });
}
