import { findCalendar } from "#db/queries/calendar-syncs";
import { sayToProgram } from "~/answers/sync-answer";
import type { AppContext } from "~/context";
import { parseFeedAddress } from "~/domain/feeds/feed-address";
import { canActFor, isForeign, roleIn } from "~/domain/viewer";
import type { SyncRequest } from "~/schemas/sync-request";
import { refusedSync } from "~/views/sync-answer";
import type { Noting } from "./note-act";

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
  if (isForeign(viewer, organizerId)) context.acts?.push({ organizerId, action: "write_calendars", detail: calendar.calendar_name });
  return { syncId, userId: viewer.userId };
}

const normal = (address: string) => parseFeedAddress(address) ?? address;

const refused = (status: number, error: string) => sayToProgram(refusedSync(error), status);
