import type { Database } from "#db/client";
import { setOrganizerFlag } from "#db/queries/organizer-flags";
import type { Viewer } from "~/domain/viewer";
import type { FlagRequest } from "~/schemas/admin-forms";

const ACTIONS = {
  is_superadmin: { given: "superadmin_granted", taken: "superadmin_revoked" },
  is_moderator: { given: "moderator_granted", taken: "moderator_revoked" },
} as const;

/** Makes an organisation's owner a superadmin or a moderator, or no longer one. The last superadmin stays one. */
export async function setFlag(
  { organizer_id: id, flag, value }: FlagRequest,
  actor: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<"set" | "gone" | "last"> {
  const action = ACTIONS[flag][value ? "given" : "taken"];
  const isSet = await setOrganizerFlag(db, { id, flag, value }, { actorId: actor.userId, organizerId: id, action, detail: "" }, now);
  if (isSet === null) return "gone";
  return isSet === value ? "set" : "last";
}
