import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Action } from "~/domain/permissions";
import { canActFor, type Membership, roleIn, type Viewer } from "~/domain/viewer";
import { readChosenOrganizer } from "~/schemas/chosen-organizer";
import { noteAct, type Noting } from "./note-act";
import { refusedAction } from "./refused-action";
import { requireViewer } from "./require-viewer";

/**
 * The viewer and the organisation that a dashboard page is about: the one last chosen on the device, as long as it is
 * among the viewer's, else the first of them. Whoever has none is sent to make one; whoever may not do `action` for it
 * gets 403.
 */
export async function requireOrganizer(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale"> & Noting,
  action: Action,
): Promise<{ viewer: Viewer; organizer: Membership }> {
  const viewer = await requireViewer(request, context);
  const chosenId = readChosenOrganizer(request.headers.get("Cookie"));
  const organizer = viewer.memberships.find(({ id }) => id === chosenId) ?? viewer.memberships[0];
  if (!organizer) throw redirect(viewer.isSuperadmin ? "/admin" : "/onboarding");
  if (!canActFor(viewer, organizer.id, action)) throw refusedAction(action, context);
  noteAct(request, context, viewer, organizer.id, action);
  return { viewer, organizer: { ...organizer, role: roleIn(viewer, organizer.id) ?? organizer.role } };
}
