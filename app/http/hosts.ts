import { findHostedWithNamed, type HostedWithNamed } from "#db/queries/events/hosts";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { contentId } from "~/schemas/moderation/forms";
import { requireFound } from "./requests";
import { requireRole, requireViewer } from "./viewers";

/** For those who may choose hosts; throws a 404 where it is not theirs, a 403 for those who may only read. */
export async function requireHosted(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<HostedWithNamed & { viewer: Viewer }> {
  await requireViewer(request, context);
  const parsed = contentId.safeParse(id);
  const hosted = requireFound(parsed.success ? await findHostedWithNamed(context.db, parsed.data) : null);
  return { viewer: await requireRole(request, context, hosted.event.organizer_id, "write_events"), ...hosted };
}
