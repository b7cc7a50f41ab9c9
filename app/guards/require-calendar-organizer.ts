import { findOrganizer } from "#db/queries/organizers";
import type { AppContext } from "~/context";
import type { Action } from "~/domain/permissions";
import type { Membership, Viewer } from "~/domain/viewer";
import { contentId } from "~/schemas/content-id";
import { noteAct, type Noting } from "./note-act";
import { requireOrganizer } from "./require-organizer";
import { requireViewer } from "./require-viewer";

/**
 * The viewer and the organisation whose calendars are meant: for superadmins the one that ?org names (null where there is
 * none), for everybody else the one they work for.
 */
export async function requireCalendarOrganizer(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & Noting,
  action: Action,
): Promise<{ viewer: Viewer; organizer: Membership | null }> {
  const viewer = await requireViewer(request, context);
  const org = new URL(request.url).searchParams.get("org");
  if (!viewer.isSuperadmin || org === null) return requireOrganizer(request, context, action);
  const id = contentId.safeParse(org).data;
  const row = id ? await findOrganizer(context.db, id) : null;
  if (row) noteAct(request, context, viewer, row.id, action);
  return { viewer, organizer: row && { id: row.id, name: row.name, city: row.city, logo_url: row.logo_url, role: "superadmin" } };
}
