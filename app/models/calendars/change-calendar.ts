import type { Database } from "#db/client";
import { deleteCalendar, updateCalendar } from "#db/queries/calendar-syncs";

interface Deps {
  db: Database;
  now: Date;
}

/** Which calendar, and whose it must be; whether the caller may change it is the caller's to know. */
export interface CalendarOf {
  organizerId: string;
  syncId: string;
}

/** Each of these answers false where the organizer has no such calendar. */
export const pauseCalendar = ({ organizerId, syncId }: CalendarOf, { db }: Deps) =>
  updateCalendar(db, organizerId, syncId, { sync_enabled: false });

/** A calendar that goes on is due at once. */
export const resumeCalendar = ({ organizerId, syncId }: CalendarOf, { db, now }: Deps) =>
  updateCalendar(db, organizerId, syncId, { sync_enabled: true, due_at: Math.floor(now.getTime() / 1000) });

/** Takes the calendar away together with every event that came from it. */
export const removeCalendar = ({ organizerId, syncId }: CalendarOf, { db }: Deps) => deleteCalendar(db, organizerId, syncId);
