import { findCalendar } from "#db/queries/calendar-syncs";
import { findPublisher, roomOf } from "#db/queries/publishing-room";
import type { PublishingRoom } from "~/domain/new-organizers";
import { succeed } from "~/domain/result";
import { limitFactor } from "~/models/account/account-deps";
import { limitAttempts } from "~/models/limit-attempts";
import type { CalendarRequest } from "~/schemas/calendar-form";
import type { FormErrors } from "~/schemas/form-problems";
import { addCalendar } from "./add-calendar";
import type { CalendarDeps } from "./calendar-deps";
import { pauseCalendar, removeCalendar, resumeCalendar } from "./change-calendar";
import { type CalendarPreview, previewCalendar, type PreviewProblem } from "./preview-calendar";
import { syncNow } from "./sync-now";

export type CalendarFlash = "added" | "synced" | "removed" | "paused" | "enabled";
export type CalendarRefusal = "exists" | "too_many" | "remove" | "gone" | "busy" | "too_long" | "too_often";

export type CalendarOutcome =
  | { kind: "done"; flash: CalendarFlash; syncId: string }
  | { kind: "preview"; preview: CalendarPreview; name: string | null; room: PublishingRoom | null }
  | { kind: "unseen"; problem: PreviewProblem; errors: FormErrors }
  | { kind: "refused"; problem: CalendarRefusal; syncId: string | null; status: number; retryAfterSeconds?: number };

export interface ManageDeps extends CalendarDeps {
  waitUntil(work: Promise<unknown>): void;
}

interface For {
  organizerId: string;
  /** Whoever asks: counted against fetching too much. */
  userId: string;
}

const NOTHING_WRONG: PreviewProblem = { link: null, feed: null, addAnyway: null };

/** Does what a button of the calendars' page asks for. Whether the caller may is the caller's to know. */
export async function manageCalendars(wish: CalendarRequest, { organizerId, userId }: For, deps: ManageDeps): Promise<CalendarOutcome> {
  if (wish.intent === "toggle" || wish.intent === "remove") return change(wish, organizerId, deps);
  const verdict = await limitAttempts([["feedByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  const syncId = wish.intent === "sync" ? wish.sync_id : null;
  if (!verdict.allowed) return { kind: "refused", problem: "too_often", syncId, status: 429, retryAfterSeconds: verdict.retryAfterSeconds };
  if (wish.intent === "sync") return sync(wish.sync_id, organizerId, deps);
  if (!wish.form.ok) return { kind: "unseen", problem: NOTHING_WRONG, errors: wish.form.problem };
  const { calendar_name: name, calendar_url } = wish.form.value;
  const preview = await previewCalendar(calendar_url, deps);
  if (wish.intent === "preview" || name === null) {
    if (!preview.ok) return { kind: "unseen", problem: preview.problem, errors: {} };
    const publisher = await findPublisher(deps.db, organizerId);
    return { kind: "preview", preview: preview.value, name, room: publisher && roomOf(publisher, deps.now) };
  }
  const addable = preview.ok ? succeed(preview.value.address) : preview.problem.addAnyway !== null ? succeed(preview.problem.addAnyway) : preview;
  if (!addable.ok) return { kind: "unseen", problem: addable.problem, errors: {} };
  const added = await addCalendar({ organizerId, name, address: addable.value }, deps);
  if (!added.ok) return { kind: "refused", problem: added.problem, syncId: null, status: 409 };
  return { kind: "done", flash: "added", syncId: added.value.id };
}

async function change(wish: Extract<CalendarRequest, { intent: "toggle" | "remove" }>, organizerId: string, deps: ManageDeps): Promise<CalendarOutcome> {
  const which = { organizerId, syncId: wish.sync_id };
  if (wish.intent === "remove") {
    const isRemoved = await removeCalendar(which, deps);
    return isRemoved ? { kind: "done", flash: "removed", syncId: wish.sync_id } : refused("remove", 404);
  }
  const isChanged = await (wish.sync_enabled ? resumeCalendar : pauseCalendar)(which, deps);
  return isChanged ? { kind: "done", flash: wish.sync_enabled ? "enabled" : "paused", syncId: wish.sync_id } : refused("gone", 404);
}

async function sync(syncId: string, organizerId: string, deps: ManageDeps): Promise<CalendarOutcome> {
  const calendar = await findCalendar(deps.db, syncId);
  if (calendar?.organizer_id !== organizerId) return refused("gone", 404);
  const run = await syncNow(syncId, deps);
  if (run.ok) return { kind: "done", flash: "synced", syncId };
  const { problem } = run;
  return { ...refused(problem === "taken" ? "busy" : problem, problem === "too_long" ? 504 : 409), syncId };
}

const refused = (problem: CalendarRefusal, status: number) => ({ kind: "refused", problem, syncId: null, status }) as const;
