import { canActFor, type Viewer } from "~/domain/accounts/access";

export interface EditAddress {
  to: string;
  chosen: string | null;
}

interface PublicEvent {
  id: string;
  organizer_id: string;
  google_calendar_id: string | null;
  google_calendar_sync_id: string | null;
}

/** Null for viewers who may not, and for events edited in a calendar. */
export function eventEditAddress(viewer: Viewer | null, event: PublicEvent): EditAddress | null {
  if (event.google_calendar_id !== null || event.google_calendar_sync_id !== null) return null;
  return canActFor(viewer, event.organizer_id, "write_events")
    ? { to: `/dashboard/event/${event.id}/edit`, chosen: null }
    : null;
}

/** Null for viewers who may not, and for events of a service whose calendar is gone. */
export function eventStateAddress(viewer: Viewer | null, event: PublicEvent): string | null {
  if (event.google_calendar_id !== null && event.google_calendar_sync_id === null) return null;
  return canActFor(viewer, event.organizer_id, "write_events") ? `/dashboard/event/${event.id}/state` : null;
}

/** Null for those outside its team. */
export const eventStatisticsAddress = (viewer: Viewer | null, { id, organizer_id }: PublicEvent): string | null =>
  canActFor(viewer, organizer_id, "see_dashboard") ? `/dashboard/event/${id}/statistics` : null;

/** Superadmins without a role there use the list of all. */
export function organizerEditAddress(viewer: Viewer | null, id: string): EditAddress | null {
  if (!viewer || !canActFor(viewer, id, "write_profile")) return null;
  if (!viewer.memberships.some((membership) => membership.id === id && membership.role !== "superadmin")) {
    return { to: `/admin/organizers/${id}/edit`, chosen: null };
  }
  return { to: "/dashboard/settings", chosen: viewer.memberships.length > 1 ? id : null };
}
