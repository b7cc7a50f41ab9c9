import { countCalendars, findCalendarAt, insertCalendar } from "#db/queries/calendar-syncs";
import { leaseUntil } from "~/domain/calendars/due-time";
import type { RunReport } from "~/domain/calendars/run-report";
import { refuse, type Result, succeed } from "~/domain/result";
import { isJustNow } from "~/domain/just-now";
import { newId } from "~/models/new-id";
import type { CalendarDeps } from "./calendar-deps";
import { syncCalendar } from "./sync-calendar";

export interface NewCalendar {
  organizerId: string;
  name: string;
  /** As parseFeedAddress() gives it. */
  address: string;
}

/** A congregation has one calendar, a large one perhaps one for each of its churches. */
export const MOST_CALENDARS = 20;

/**
 * Stores a calendar and imports it at once; a first import that fails leaves the calendar in place, to be tried again.
 * `report` is null where somebody removed the calendar meanwhile, or where it was added a moment ago by the same form:
 * its answer was lost, and it was sent again. Whether the caller may do this is the caller's to know.
 */
export async function addCalendar(
  { organizerId, name, address }: NewCalendar,
  deps: CalendarDeps,
): Promise<Result<{ id: string; report: RunReport | null }, "exists" | "too_many">> {
  const { db, now } = deps;
  const id = newId();
  const row = { id, organizer_id: organizerId, calendar_name: name, calendar_url: address, due_at: leaseUntil(now), created_at: now };
  if (!(await insertCalendar(db, row, MOST_CALENDARS))) {
    const there = await findCalendarAt(db, organizerId, address);
    if (there && there.calendar_name === name && isJustNow(there.created_at, now)) return succeed({ id: there.id, report: null });
    return refuse((await countCalendars(db, organizerId)) >= MOST_CALENDARS ? "too_many" : "exists");
  }
  const run = await syncCalendar({ syncId: id, trigger: "first" }, deps);
  return succeed({ id, report: run.ok ? run.value : null });
}
