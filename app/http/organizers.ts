import { findCalendar } from "#db/queries/calendars/calendars";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { AppContext } from "~/context";
import { type Action, canActFor, isForeign, type Membership, roleIn, type Viewer } from "~/domain/accounts/access";
import { parseFeedAddress } from "~/domain/calendars/feed-address";
import { pickFields } from "~/domain/values";
import type { SyncRequest } from "~/schemas/calendars/forms";
import { contentId } from "~/schemas/moderation/forms";
import { readChosenOrganizer } from "~/schemas/organizers/dashboard";
import { refusedSync } from "~/views/calendars/sync-answer";
import { type ActsContext, noteAct, refusedAction } from "./acts";
import { programAnswer } from "./calendars";
import { redirectTo } from "./requests";
import { requireViewer } from "./viewers";

/** The one last chosen on the device, else their first. Redirects viewers without one; throws a 403 for `action`. */
export async function requireOrganizer(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale"> & ActsContext,
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

/** For superadmins the one in ?org (null without), for others the chosen one. */
export async function requireCalendarOrganizer(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & ActsContext,
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
    organizer: row && {
      ...pickFields(row, ["id", "name", "city", "logo_url", "language"]),
      role: "superadmin",
    },
  };
}

/** Throws a 401 without a viewer, a 404 where the body matches none of theirs, a 403 for those who may only read. */
export async function requireCalendar(
  { syncId, calendarUrl, organizerId }: SyncRequest,
  context: Pick<AppContext, "viewer" | "db"> & ActsContext,
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

const refused = (status: number, error: string) => programAnswer(refusedSync(error), status);
