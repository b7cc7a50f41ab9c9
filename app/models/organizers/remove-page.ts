import { findClaimable } from "#db/queries/organizers/page-claims";
import { removePage } from "#db/queries/organizers/register-pages";
import { claimMessages } from "#messages/claim";
import { neighbourhoodOf } from "~/domain/moderation/reports";
import { refuse, type Result, succeed } from "~/domain/values";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";

/**
 * By whoever says to belong there, without an account. `gone`: hidden already, or kept by its congregation. `kept`: so
 * many pages went today that a moderator is asked first.
 */
export async function removeUnkeptPage(
  organizerId: string,
  message: string | null,
  { db, network, settings, now }: Given<"db" | "network" | "settings" | "now">,
): Promise<Result<"removed" | "kept", { kind: "gone" } | TooMany>> {
  if ((await findClaimable(db, organizerId))?.is_kept !== 0) return refuse({ kind: "gone" });
  const subject = network.includes(":") ? neighbourhoodOf(network) : network;
  const limited = await limitAttempts({ removalByNetwork: subject }, { db, now, settings });
  if (!limited.ok) return limited;
  const { ok: isHidden } = await limitAttempts({ removalByAnybody: "all" }, { db, now, settings });
  // The log and the moderators use the product's first language, whatever the visitor's.
  const { reason, wish } = claimMessages.removal;
  const said = [isHidden ? reason : wish, message].filter(Boolean).join(": ");
  if (!(await removePage(db, organizerId, { reason: said, isHidden }, now))) return refuse({ kind: "gone" });
  return succeed(isHidden ? "removed" : "kept");
}
