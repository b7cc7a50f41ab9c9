import { type CalendarSyncRow, findCalendar, rewriteCalendar } from "#db/queries/calendar-syncs";
import { isChangedMeanwhile } from "#db/queries/versions";
import type { ChangedMeanwhile } from "~/domain/changed-meanwhile";
import { leaseUntil } from "~/domain/calendars/due-time";
import { googleCalendarId } from "~/domain/calendars/google-calendar";
import type { CalendarEditForm } from "~/schemas/calendar-form";
import type { CalendarDeps } from "./calendar-deps";
import type { CalendarOf } from "./change-calendar";
import { previewCalendar, type PreviewProblem } from "./preview-calendar";
import { syncCalendar } from "./sync-calendar";

export type EditOutcome =
  | { kind: "edited" }
  | { kind: "gone" | "exists" }
  /** What is behind the new link can't be taken. */
  | { kind: "unseen"; problem: PreviewProblem }
  | ChangedMeanwhile<CalendarSyncRow>;

/**
 * Changes a calendar's name, link and what is assumed of its events. Its events stay: those behind a new link are paired
 * with them as under changed UIDs. What changes them is fetched and imported at once, unless the calendar is paused.
 */
export async function editCalendar({ organizerId, syncId }: CalendarOf, form: CalendarEditForm, deps: CalendarDeps): Promise<EditOutcome> {
  const { db, now } = deps;
  const before = await findCalendar(db, syncId);
  if (before?.organizer_id !== organizerId) return { kind: "gone" };
  const { calendar_name, calendar_url: pasted, default_event_type, default_place, version } = form;
  const preview = pasted === before.calendar_url ? null : await previewCalendar(pasted, deps);
  if (preview && !preview.ok) return { kind: "unseen", problem: preview.problem };
  const calendar_url = preview?.value.address ?? before.calendar_url;
  const changesEvents = calendar_url !== before.calendar_url || default_event_type !== before.default_event_type || default_place !== before.default_place;
  try {
    const isWritten = await rewriteCalendar(db, before, {
      choices: { calendar_name, calendar_url, default_event_type, default_place },
      changesEvents: changesEvents ? { googleId: googleCalendarId(calendar_url), dueAt: before.sync_enabled ? leaseUntil(now) : before.due_at } : null,
      version,
    });
    if (!isWritten) return { kind: "exists" };
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const stored = await findCalendar(db, syncId);
    return stored ? { kind: "changedMeanwhile", stored } : { kind: "gone" };
  }
  if (changesEvents && before.sync_enabled) await syncCalendar({ syncId, trigger: "manual" }, deps);
  return { kind: "edited" };
}

/** Gives a calendar the fresh link that was pasted for it, and leaves the rest of it as it is. */
export async function relinkCalendar(which: CalendarOf, calendar_url: string, deps: CalendarDeps): Promise<EditOutcome> {
  const before = await findCalendar(deps.db, which.syncId);
  if (!before) return { kind: "gone" };
  const { calendar_name, default_event_type, default_place, version } = before;
  return editCalendar(which, { calendar_name, calendar_url, default_event_type, default_place, version }, deps);
}
