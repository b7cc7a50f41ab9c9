import { redirect } from "@remix-run/cloudflare";
import { findOwnEvent, type OwnEvent } from "#db/queries/own-events";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/viewer";
import { isImported } from "~/models/events/series-of";
import { contentId } from "~/schemas/content-id";
import type { Noting } from "./note-act";
import { requireRole, requireViewer } from "./require-viewer";

/** The same for whoever may have been writing it while somebody else deleted it: null where there is no such event. */
export async function findOwnEventFor(...[request, context, id]: Parameters<typeof requireOwnEvent>): Promise<Awaited<ReturnType<typeof requireOwnEvent>> | null> {
  const viewer = await requireViewer(request, context);
  const parsed = contentId.safeParse(id);
  const own = parsed.success ? await findOwnEvent(context.db, parsed.data) : null;
  if (!own) return null;
  await requireRole(request, context, own.event.organizer_id, "write_events");
  if (isImported(own.event)) throw redirect("/dashboard?melding=importert");
  return { viewer, own };
}

/**
 * The event that the viewer may write: 404 where it is somebody else's or nobody's, 403 for those who may only look.
 * Whoever wants to change an imported event is sent back to the dashboard, which says why not.
 */
export async function requireOwnEvent(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & Noting,
  id: string | undefined,
): Promise<{ viewer: Viewer; own: OwnEvent }> {
  const found = await findOwnEventFor(request, context, id);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
