import { findMark, findModerationCase, type ModerationCase } from "#db/queries/moderation-cases";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/viewer";
import { contentOfAddress } from "~/schemas/moderation-forms";
import type { Noting } from "./note-act";
import { requireFound } from "./require-found";
import { requireValid } from "./require-valid";
import { requireRole, requireViewer } from "./require-viewer";

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
