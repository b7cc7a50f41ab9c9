import { type CalendarSyncRow, deleteCalendar, findCalendar, updateCalendar } from "#db/queries/calendars/calendars";
import { copySourceToBin } from "#db/queries/events/bin";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present, refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { CalendarRequest } from "~/schemas/calendars/forms";
import {
  addCalendar,
  type CalendarAddProblem,
  type CalendarEditProblem,
  editCalendar,
  type OwnCalendar,
  relinkCalendar,
} from "./calendar";
import type { CalendarDeps } from "./deps";
import {
  fetchOnce,
  lookForNewCalendar,
  previewCalendar,
  type SameCalendarFound,
  type UnreadableCalendar,
} from "./preview";
import { syncNow, type SyncNowProblem } from "./sync";

export interface CalendarDone {
  kind: "added" | "synced" | "edited" | "removed" | "paused" | "enabled";
  syncId: string;
}

export type ManageCalendarProblem =
  | TooMany
  | CalendarAddProblem
  | CalendarEditProblem
  | SyncNowProblem
  | SameCalendarFound
  | UnreadableCalendar
  | ChangedMeanwhile<CalendarSyncRow>;

export type ManageDeps = CalendarDeps & Given<"waitUntil">;

interface Requester {
  organizerId: string;
  /** Fetches are limited per account. */
  userId: string;
}

type Outcome = Promise<Result<CalendarDone, ManageCalendarProblem>>;

/** The caller checks permission. */
export async function manageCalendars(
  request: Exclude<CalendarRequest, { intent: "preview" }>,
  { organizerId, userId }: Requester,
  outside: ManageDeps,
): Outcome {
  const deps = { ...outside, feeds: fetchOnce(outside.feeds) };
  const which = { organizerId, syncId: "sync_id" in request ? request.sync_id : "" };
  if (request.intent === "toggle") return toggle(which, request.sync_enabled, deps);
  if (request.intent === "remove") return remove(which, userId, deps);
  const verdict = await limitAttempts({ feedByAccount: userId }, deps);
  if (!verdict.ok) return verdict;
  switch (request.intent) {
    case "sync":
      return sync(which, deps);
    case "relink":
      return edited(which, await relinkCalendar(which, request.calendar_url, deps));
    case "edit":
      return edited(which, await editCalendar(which, request.form, deps));
    default:
      return add(request, organizerId, deps);
  }
}

const edited = ({ syncId }: OwnCalendar, outcome: Awaited<ReturnType<typeof editCalendar>>) =>
  outcome.ok ? succeed({ kind: "edited" as const, syncId }) : outcome;

async function add(
  { calendar_name: name, calendar_url, isAnother }: Extract<CalendarRequest, { intent: "add" }>,
  organizerId: string,
  deps: ManageDeps,
): Outcome {
  const found = isAnother
    ? await previewCalendar(calendar_url, organizerId, deps)
    : await lookForNewCalendar(calendar_url, { organizerId, name }, deps);
  const anyway = !found.ok && found.problem.kind === "unreadable" ? found.problem.addAnyway : null;
  if (!found.ok && anyway === null) return refuse(found.problem);
  const address = found.ok ? found.value.address : present(anyway, "address to add anyway");
  const added = await addCalendar({ organizerId, name, address }, deps);
  return added.ok ? succeed({ kind: "added", syncId: added.value.id }) : added;
}

/** A resumed calendar is due at once. */
async function toggle({ organizerId, syncId }: OwnCalendar, isEnabled: boolean, { db, now }: ManageDeps): Outcome {
  const change = isEnabled ? { sync_enabled: true, due_at: unixSeconds(now) } : { sync_enabled: false };
  const isChanged = await updateCalendar(db, organizerId, syncId, change);
  return isChanged ? succeed({ kind: isEnabled ? "enabled" : "paused", syncId }) : refuse({ kind: "gone" });
}

/** Every event imported from it goes to the bin. */
async function remove({ organizerId, syncId }: OwnCalendar, userId: string, { db, now }: ManageDeps): Outcome {
  const title = (await findCalendar(db, syncId))?.calendar_name ?? "";
  const toBin = copySourceToBin(db, { id: newId(), organizerId, userId, title }, syncId, now);
  const isRemoved = await deleteCalendar(db, organizerId, syncId, now, toBin);
  // A first response was lost.
  const isGone = isRemoved || (await findCalendar(db, syncId)) === null;
  return isGone ? succeed({ kind: "removed", syncId }) : refuse({ kind: "gone" });
}

async function sync({ organizerId, syncId }: OwnCalendar, deps: ManageDeps): Outcome {
  const calendar = await findCalendar(deps.db, syncId);
  if (calendar?.organizer_id !== organizerId) return refuse({ kind: "gone" });
  const run = await syncNow(syncId, deps);
  return run.ok ? succeed({ kind: "synced", syncId }) : run;
}
