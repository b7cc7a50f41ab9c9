import { changeSavedIds } from "#db/queries/favorites/saved-ids";
import { deleteFollow, deleteFollows, insertFollows, listFollows } from "#db/queries/letters/follows";
import { writeConsents } from "#db/queries/letters/readers";
import type { Viewer } from "~/domain/accounts/access";
import { SAVED_IDS_PER_ACCOUNT } from "~/domain/favorites/saved-ids";
import { CONSENT_WORDING, MOST_FOLLOWED } from "~/domain/letters/letters";
import { refuse, type Result, succeed } from "~/domain/values";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import { organizerOf } from "./find-ahead";

type Deps = Given<"db" | "settings" | "now">;

export type FollowingChange =
  | { intent: "keep"; searches: readonly string[]; organizer_ids: readonly string[] }
  | { intent: "unfollow"; search: string }
  | { intent: "forget" };

/**
 * "keep" stores all that the device follows, or nothing where it does not fit: congregations by their hearts, or as
 * searches where the account stores none. Safe to repeat.
 */
export async function changeFollowing(
  change: FollowingChange,
  { userId, savesInAccount }: Viewer,
  { db, settings, now }: Deps,
): Promise<Result<null, TooMany | { kind: "tooManyFollowed" }>> {
  const limited = await limitAttempts({ followsByAccount: userId }, { db, now, settings });
  if (!limited.ok) return limited;
  const consents = (given: boolean) =>
    writeConsents(
      db,
      { user_id: userId },
      { given: given ? [[newId(), "following"]] : [], asked: ["following"], wording: CONSENT_WORDING, now },
    );
  const changeOrganizers = (organizers: Partial<Parameters<typeof changeSavedIds>[2]>) =>
    changeSavedIds(
      db,
      userId,
      { events: [], organizers: [], removedEvents: [], removedOrganizers: [], ...organizers },
      { now, limit: SAVED_IDS_PER_ACCOUNT },
    );
  switch (change.intent) {
    case "keep": {
      const asSearches = savesInAccount ? [] : change.organizer_ids.map((id) => `organizer_id=${id}`);
      const wanted = [...change.searches, ...asSearches];
      const { searches: kept } = await listFollows(db, userId);
      if (new Set([...kept, ...wanted]).size > MOST_FOLLOWED) return refuse({ kind: "tooManyFollowed" });
      await db.batch([
        ...consents(true),
        insertFollows(
          db,
          userId,
          wanted.map((search) => [newId(), search] as const),
          MOST_FOLLOWED,
        ),
      ]);
      if (savesInAccount && change.organizer_ids.length > 0)
        await changeOrganizers({ organizers: change.organizer_ids.map((id) => [newId(), id] as const) });
      break;
    }
    case "unfollow": {
      const organizerId = organizerOf(change.search);
      await db.batch([...deleteFollow(db, userId, change.search)]);
      if (organizerId !== null) await changeOrganizers({ removedOrganizers: [organizerId] });
      break;
    }
    case "forget":
      await db.batch([...consents(false), ...deleteFollows(db, userId)]);
      break;
  }
  return succeed(null);
}
