import {
  type CalendarSyncRow,
  countCalendars,
  findCalendar,
  findCalendarAt,
  insertCalendar,
  rewriteCalendar,
} from "#db/queries/calendars/calendars";
import { putSourceDecisions } from "#db/queries/calendars/source-decisions";
import { isChangedMeanwhile } from "#db/queries/versions";
import { parseFeedAddress } from "~/domain/calendars/feed-address";
import { leaseUntil, type RunReport, type SourceKind } from "~/domain/calendars/run";
import { googleCalendarId } from "~/domain/calendars/sharing-links";
import type { SourceDecision } from "~/domain/review/decisions";
import { isJustNow } from "~/domain/time/just-now";
import { pickFields, refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { newId } from "~/models/site/new-id";
import type { CalendarEditForm } from "~/schemas/calendars/forms";
import type { CalendarDeps } from "./deps";
import { previewCalendar, type UnreadableCalendar } from "./preview";
import { syncCalendar } from "./sync";

interface NewCalendar {
  organizerId: string;
  name: string;
  address: string;
  kind?: SourceKind;
  decisions?: readonly SourceDecision[];
}

/** A congregation has one calendar, a large one perhaps one per church. */
export const MOST_CALENDARS = 20;

/** `exists`: another calendar of the same organizer has this address. */
export type CalendarAddProblem = { kind: "exists" } | { kind: "tooManyCalendars" };

/**
 * Imports at once; a failed import is tried again. `report` is null where the calendar is gone, or the form was sent
 * twice. The caller checks permission.
 */
export async function addCalendar(
  { organizerId, name, address, kind = "feed", decisions = [] }: NewCalendar,
  deps: CalendarDeps,
): Promise<Result<{ id: string; report: RunReport | null }, CalendarAddProblem>> {
  const { db, now } = deps;
  const id = newId();
  const row = {
    id,
    organizer_id: organizerId,
    calendar_name: name,
    calendar_url: address,
    source_kind: kind,
    due_at: leaseUntil(now),
    created_at: now,
  };
  if (!(await insertCalendar(db, row, MOST_CALENDARS))) {
    const there = await findCalendarAt(db, organizerId, address);
    if (there && there.calendar_name === name && isJustNow(there.created_at, now))
      return succeed({ id: there.id, report: null });
    const isFull = (await countCalendars(db, organizerId)) >= MOST_CALENDARS;
    return refuse({ kind: isFull ? "tooManyCalendars" : "exists" });
  }
  if (decisions.length > 0) await putSourceDecisions(db, id, decisions);
  const run = await syncCalendar({ syncId: id, trigger: "first" }, deps);
  return succeed({ id, report: run.ok ? run.value : null });
}

export type CalendarEditProblem =
  | { kind: "gone" }
  | { kind: "exists" }
  | UnreadableCalendar
  | ChangedMeanwhile<CalendarSyncRow>;

/** The caller checks permission. */
export interface OwnCalendar {
  organizerId: string;
  syncId: string;
}

const CHOICES = ["calendar_name", "calendar_url", "default_event_type", "default_place", "holds_private"] as const;

/** A new address's events are paired as if their UIDs had changed. Changes are imported at once, unless paused. */
export async function editCalendar(
  { organizerId, syncId }: OwnCalendar,
  form: CalendarEditForm,
  deps: CalendarDeps,
): Promise<Result<null, CalendarEditProblem>> {
  const { db, now } = deps;
  const before = await findCalendar(db, syncId);
  if (before?.organizer_id !== organizerId) return refuse({ kind: "gone" });
  const { calendar_url: pasted, version } = form;
  const moved = pasted === before.calendar_url ? null : await addressOf(pasted, before, deps);
  if (moved && !moved.ok) return moved;
  const choices = { ...pickFields(form, CHOICES), calendar_url: moved?.value ?? before.calendar_url };
  const changesEvents = CHOICES.some((name) => name !== "calendar_name" && choices[name] !== before[name]);
  try {
    const isWritten = await rewriteCalendar(db, before, {
      choices,
      changesEvents: changesEvents
        ? {
            googleId: googleCalendarId(choices.calendar_url),
            dueAt: before.sync_enabled ? leaseUntil(now) : before.due_at,
          }
        : null,
      version,
    });
    if (!isWritten) return refuse({ kind: "exists" });
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const stored = await findCalendar(db, syncId);
    return refuse(stored ? { kind: "changedMeanwhile", stored } : { kind: "gone" });
  }
  if (changesEvents && before.sync_enabled) await syncCalendar({ syncId, trigger: "manual" }, deps);
  return succeed(null);
}

/** A page's address is first read by its next run. */
async function addressOf(
  pasted: string,
  { source_kind, organizer_id }: CalendarSyncRow,
  deps: CalendarDeps,
): Promise<Result<string, UnreadableCalendar>> {
  if (source_kind === "page") {
    const address = parseFeedAddress(pasted);
    return address === null
      ? refuse({ kind: "unreadable", link: "bad_address", feed: null, addAnyway: null })
      : succeed(address);
  }
  const preview = await previewCalendar(pasted, organizer_id, deps);
  return preview.ok ? succeed(preview.value.address) : preview;
}

export async function relinkCalendar(
  which: OwnCalendar,
  calendar_url: string,
  deps: CalendarDeps,
): Promise<Result<null, CalendarEditProblem>> {
  const before = await findCalendar(deps.db, which.syncId);
  if (!before) return refuse({ kind: "gone" });
  return editCalendar(which, { ...pickFields(before, [...CHOICES, "version"]), calendar_url }, deps);
}
