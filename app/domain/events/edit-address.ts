import { canActFor, type Viewer } from "~/domain/accounts/access";

/** Where a page's content is changed. */
export interface EditAddress {
  to: string;
  /** The organisation to work for from then on, where the form is about that which one works for. */
  chosen: string | null;
}

interface PublicEvent {
  id: string;
  organizer_id: string;
  google_calendar_id: string | null;
  google_calendar_sync_id: string | null;
}

/** Where somebody may change an event; null for who may not, and for what is changed in its calendar. */
export function eventEditAddress(viewer: Viewer | null, event: PublicEvent): EditAddress | null {
  if (event.google_calendar_id !== null || event.google_calendar_sync_id !== null) return null;
  return canActFor(viewer, event.organizer_id, "write_events")
    ? { to: `/dashboard/event/${event.id}/edit`, chosen: null }
    : null;
}

/** Where somebody may change an organizer's profile; superadmins without a part in it do so among all others. */
export function organizerEditAddress(viewer: Viewer | null, id: string): EditAddress | null {
  if (!viewer || !canActFor(viewer, id, "write_profile")) return null;
  if (!viewer.memberships.some((membership) => membership.id === id && membership.role !== "superadmin")) {
    return { to: `/admin/organizers/${id}/edit`, chosen: null };
  }
  return { to: "/dashboard/settings", chosen: viewer.memberships.length > 1 ? id : null };
}
