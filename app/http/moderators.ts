import { redirectTo } from "./redirects";
import { findMark, findModerationCase, type ModerationCase } from "#db/queries/moderation/cases";
import type { AppContext } from "~/context";
import { canActEverywhere, type Viewer } from "~/domain/accounts/access";
import { contentOfAddress } from "~/schemas/moderation/forms";
import { type Noting, refusedAction } from "./acts";
import { requireValid } from "./bodies";
import { requireFound } from "./refusals";
import { requireRole, requireViewer } from "./viewers";

/** Somebody who may look at the queue: whoever moderates, and organizers, who see what is their own. */
export async function requireModeration(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!canActEverywhere(viewer, "moderate") && viewer.memberships.length === 0) throw redirectTo("/dashboard");
  return viewer;
}

/** Somebody who decides on others' content: organizers, who only see the queue, get 403. */
export async function requireModerator(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale">,
): Promise<Viewer> {
  const viewer = await requireModeration(request, context);
  if (!canActEverywhere(viewer, "moderate")) throw refusedAction("moderate", context);
  return viewer;
}

/**
 * A content of the viewer's own organisation, as moderation sees it: 404 where it is nobody's or somebody else's, 403
 * for those of a team who may not object.
 */
export async function requireOwnCase(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & Noting,
  params: Record<string, string | undefined>,
): Promise<{ viewer: Viewer; found: ModerationCase }> {
  await requireViewer(request, context);
  const content = requireValid(contentOfAddress, params);
  const { organizer_id } = requireFound(await findMark(context.db, content));
  const viewer = await requireRole(request, context, organizer_id, "object");
  return { viewer, found: requireFound(await findModerationCase(context.db, content, viewer.userId)) };
}
