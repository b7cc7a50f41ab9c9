import { redirect } from "@remix-run/cloudflare";
import { findUser } from "#db/queries/accounts";
import type { AppContext } from "~/context";
import { signedInHome } from "~/domain/signed-in-home";

/** Sends whoever is signed in to `next`, or home: signing in is not for them. */
export async function requireAnonymous(context: AppContext, next: string | null): Promise<void> {
  const viewer = await context.viewer();
  if (!viewer) return;
  if (next) throw redirect(next);
  const hasOrganizer = viewer.isSuperadmin || viewer.memberships.length > 0;
  const followsOnly = !hasOrganizer && ((await findUser(context.db, viewer.userId))?.follows_only ?? false);
  throw redirect(signedInHome({ hasOrganizer, followsOnly }));
}
