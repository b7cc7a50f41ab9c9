import type { Database } from "#db/client";
import { reviewOrganizer } from "#db/queries/organizers/reviews";
import { isOwn, type Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/values";

/** Shows what it has published, and logs who did it. Safe to repeat. */
export async function reviewNewcomer(
  organizerId: string,
  moderator: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<Result<null, { kind: "own" }>> {
  if (isOwn(moderator, organizerId)) return refuse({ kind: "own" });
  await reviewOrganizer(db, { id: organizerId, actorId: moderator.userId }, now);
  return succeed(null);
}
