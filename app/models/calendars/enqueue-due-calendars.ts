import { claimDueCalendars, releaseCalendars } from "#db/queries/calendar-syncs";
import { DUE_SLACK_SECONDS, leaseUntil } from "~/domain/calendars/due-time";
import type { CalendarDeps } from "./calendar-deps";

/** More than these wait for the next quarter of an hour. */
const MOST_AT_ONCE = 2000;

/** Puts a run of each calendar whose time has come into the queue. Doing it twice, or twice at once, queues each once. */
export async function enqueueDueCalendars({ db, jobs, now }: Pick<CalendarDeps, "db" | "jobs" | "now">): Promise<void> {
  const lease = leaseUntil(now);
  const due = new Date(now.getTime() + DUE_SLACK_SECONDS * 1000);
  const ids = await claimDueCalendars(db, { due, until: lease, limit: MOST_AT_ONCE });
  try {
    await jobs.enqueue(ids.map((sync_id) => ({ type: "sync_calendar", sync_id, lease })));
  } catch (error) {
    await releaseCalendars(db, ids, { until: lease, due: now });
    throw error;
  }
}
