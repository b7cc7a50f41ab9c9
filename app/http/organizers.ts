import { redirectTo } from "./redirects";
import { findCalendar } from "#db/queries/calendars/calendars";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import { type Action, canActFor, isForeign, type Membership, roleIn, type Viewer } from "~/domain/accounts/access";
import { parseFeedAddress } from "~/domain/calendars/feed-address";
import type { SyncRequest } from "~/schemas/calendars/forms";
import { contentId } from "~/schemas/moderation/forms";
import { readChosenOrganizer } from "~/schemas/organizers/dashboard";
import { refusedSync } from "~/views/calendars/sync-answer";
import { noteAct, type Noting, refusedAction } from "./acts";
import { sayToProgram } from "./calendars";
import { requireViewer } from "./viewers";

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
  if (!organizer) throw redirectTo(viewer.isSuperadmin ? "/admin" : "/onboarding");
  if (!canActFor(viewer, organizer.id, action)) throw refusedAction(action, context);
  noteAct(request, context, viewer, organizer.id, action);
  return { viewer, organizer: { ...organizer, role: roleIn(viewer, organizer.id) ?? organizer.role } };
}

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
  return {
    viewer,
    organizer: row && { id: row.id, name: row.name, city: row.city, logo_url: row.logo_url, role: "superadmin" },
  };
}

/**
 * The stored calendar that a program wants to have imported, and for whom: 401 for nobody, 404 where it is not there for the caller
 * or the rest of what was sent is not its own, 403 for those who may only look.
 */
export async function requireCalendar(
  { syncId, calendarUrl, organizerId }: SyncRequest,
  context: Pick<AppContext, "viewer" | "db"> & Noting,
): Promise<{ syncId: string; userId: string }> {
  const viewer = await context.viewer();
  if (!viewer) throw refused(401, "Not authenticated");
  const calendar = await findCalendar(context.db, syncId);
  const isMeant = calendar?.organizer_id === organizerId && normal(calendar.calendar_url) === normal(calendarUrl);
  if (!calendar || !isMeant || roleIn(viewer, organizerId) === null) throw refused(404, "Calendar not found");
  if (!canActFor(viewer, organizerId, "write_calendars")) throw refused(403, "Not allowed");
  if (isForeign(viewer, organizerId))
    context.acts?.push({ organizerId, action: "write_calendars", detail: calendar.calendar_name });
  return { syncId, userId: viewer.userId };
}

const normal = (address: string) => parseFeedAddress(address) ?? address;

const refused = (status: number, error: string) => sayToProgram(refusedSync(error), status);
