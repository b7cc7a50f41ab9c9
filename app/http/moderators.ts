import { findMark, findModerationCase, type ModerationCase } from "#db/queries/moderation/cases";
import type { AppContext } from "~/context";
import { canActEverywhere, type Viewer } from "~/domain/accounts/access";
import { FLASH } from "~/domain/site/flash";
import { pickFields } from "~/domain/values";
import { isUndoable } from "~/models/moderation/decide";
import { contentOfAddress } from "~/schemas/moderation/forms";
import { type ActsContext, refusedAction } from "./acts";
import { redirectTo, requireFound, requireValid } from "./requests";
import { requireRole, requireViewer } from "./viewers";

/** Moderators, and organizers, who see their own content. */
export async function requireModeration(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!canActEverywhere(viewer, "moderate") && viewer.memberships.length === 0) throw redirectTo("/dashboard");
  return viewer;
}

/** Throws a 403 for organizers, who only see the queue. */
export async function requireModerator(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale">,
): Promise<Viewer> {
  const viewer = await requireModeration(request, context);
  if (!canActEverywhere(viewer, "moderate")) throw refusedAction("moderate", context);
  return viewer;
}

/** What the flash of `parameters` says that `viewer` has decided on, and nobody since. */
export async function findUndoable(db: AppContext["db"], parameters: URLSearchParams, viewer: Viewer) {
  const [type, id] = parameters.get(FLASH.subject)?.split(":") ?? [];
  const content = contentOfAddress.safeParse({ type, id });
  const found = content.success ? await findModerationCase(db, content.data, viewer.userId) : null;
  return found && isUndoable(found, viewer)
    ? { ...pickFields(found, ["content_type", "content_id", "title", "last_seq"]), isHidden: found.is_hidden === 1 }
    : null;
}

/** Throws a 404 where it is not theirs, a 403 for team members who may not object. */
export async function requireOwnCase(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & ActsContext,
  params: Record<string, string | undefined>,
): Promise<{ viewer: Viewer; found: ModerationCase }> {
  await requireViewer(request, context);
  const content = requireValid(contentOfAddress, params);
  const { organizer_id } = requireFound(await findMark(context.db, content));
  const viewer = await requireRole(request, context, organizer_id, "object");
  return { viewer, found: requireFound(await findModerationCase(context.db, content, viewer.userId)) };
}
