import { findClaimable } from "#db/queries/organizers/page-claims";
import { removePage } from "#db/queries/organizers/register-pages";
import { claimMessages } from "#messages/claim";
import { refuse, type Result, succeed } from "~/domain/values";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";

/** By whoever says to belong there, without an account. `gone`: hidden already, or kept by its congregation. */
export async function removeUnkeptPage(
  organizerId: string,
  message: string | null,
  { db, network, settings, now }: Given<"db" | "network" | "settings" | "now">,
): Promise<Result<null, { kind: "gone" } | TooMany>> {
  if ((await findClaimable(db, organizerId))?.is_kept !== 0) return refuse({ kind: "gone" });
  const limited = await limitAttempts(
    [
      ["removalByNetwork", network],
      ["removalByAnybody", "all"],
    ],
    { db, now, settings },
  );
  if (!limited.ok) return limited;
  // The log and the moderators use the product's first language, whatever the visitor's.
  const reason = [claimMessages.removal.reason, message].filter(Boolean).join(": ");
  return (await removePage(db, organizerId, reason, now)) ? succeed(null) : refuse({ kind: "gone" });
}
