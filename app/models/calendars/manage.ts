import { type CalendarSyncRow, findCalendar, findSameCalendar } from "#db/queries/calendars/calendars";
import { findPublisher, roomOf } from "#db/queries/events/publishing";
import type { PublishingRoom } from "~/domain/organizers/standing";
import { succeed } from "~/domain/result";
import type { ChangedMeanwhile } from "~/domain/versions";
import { limitFactor } from "~/models/accounts/deps";
import { limitAttempts } from "~/models/site/attempts";
import type { CalendarRequest } from "~/schemas/calendars/forms";
import type { FormErrors } from "~/schemas/forms/problems";
import {
  addCalendar,
  editCalendar,
  type EditOutcome,
  pauseCalendar,
  relinkCalendar,
  removeCalendar,
  resumeCalendar,
} from "./calendar";
import type { CalendarDeps } from "./deps";
import { type CalendarPreview, fetchOnce, previewCalendar, type PreviewProblem } from "./preview";
import { syncNow } from "./sync";

export type CalendarFlash = "added" | "synced" | "edited" | "removed" | "paused" | "enabled";
export type CalendarRefusal =
  "exists" | "edit_exists" | "too_many" | "remove" | "gone" | "busy" | "too_long" | "too_often";

export type CalendarOutcome =
  | { kind: "done"; flash: CalendarFlash; syncId: string }
  | { kind: "preview"; preview: CalendarPreview; name: string | null; room: PublishingRoom | null }
  | { kind: "unseen"; problem: PreviewProblem; errors: FormErrors }
  /** A calendar that is there has been pasted under a fresh link. */
  | { kind: "same"; calendar: { id: string; name: string }; name: string; address: string }
  /** A calendar's form comes back: something in it, or behind its link, is wrong. */
  | { kind: "unedited"; syncId: string; problem: PreviewProblem; errors: FormErrors }
  | ChangedMeanwhile<CalendarSyncRow>
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
export async function manageCalendars(
  wish: CalendarRequest,
  { organizerId, userId }: For,
  outside: ManageDeps,
): Promise<CalendarOutcome> {
  const deps = { ...outside, feeds: fetchOnce(outside.feeds) };
  if (wish.intent === "toggle" || wish.intent === "remove") return change(wish, organizerId, deps);
  const verdict = await limitAttempts([["feedByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  const syncId = "sync_id" in wish ? wish.sync_id : null;
  if (!verdict.ok)
    return {
      kind: "refused",
      problem: "too_often",
      syncId,
      status: 429,
      retryAfterSeconds: verdict.problem.retryAfterSeconds,
    };
  switch (wish.intent) {
    case "sync":
      return sync(wish.sync_id, organizerId, deps);
    case "relink":
      return edited(wish.sync_id, await relinkCalendar({ organizerId, syncId: wish.sync_id }, wish.calendar_url, deps));
    case "edit":
      if (!wish.form.ok)
        return { kind: "unedited", syncId: wish.sync_id, problem: NOTHING_WRONG, errors: wish.form.problem };
      return edited(wish.sync_id, await editCalendar({ organizerId, syncId: wish.sync_id }, wish.form.value, deps));
    default:
      return take(wish, organizerId, deps);
  }
}

function edited(syncId: string, outcome: EditOutcome): CalendarOutcome {
  switch (outcome.kind) {
    case "edited":
      return { kind: "done", flash: "edited", syncId };
    case "unseen":
      return { kind: "unedited", syncId, problem: outcome.problem, errors: {} };
    case "changedMeanwhile":
      return outcome;
    case "exists":
      return { ...refused("edit_exists", 409), syncId };
    case "gone":
      return refused("gone", 404);
  }
}

/** Shows what is behind a link, or adds it; a calendar that is there already is not taken twice. */
async function take(
  wish: Extract<CalendarRequest, { intent: "preview" | "add" }>,
  organizerId: string,
  deps: ManageDeps,
): Promise<CalendarOutcome> {
  if (!wish.form.ok) return { kind: "unseen", problem: NOTHING_WRONG, errors: wish.form.problem };
  const { calendar_name: name, calendar_url } = wish.form.value;
  const preview = await previewCalendar(calendar_url, deps);
  const isAnother = wish.intent === "add" && wish.isAnother === true;
  const same = preview.ok && !isAnother ? await findSameCalendar(deps.db, organizerId, preview.value, deps.now) : null;
  if (same && preview.ok)
    return {
      kind: "same",
      calendar: { id: same.id, name: same.calendar_name },
      name: name ?? preview.value.name ?? same.calendar_name,
      address: preview.value.address,
    };
  if (wish.intent === "preview" || name === null) {
    if (!preview.ok) return { kind: "unseen", problem: preview.problem, errors: {} };
    const publisher = await findPublisher(deps.db, organizerId);
    return { kind: "preview", preview: preview.value, name, room: publisher && roomOf(publisher, deps.now) };
  }
  const addable = preview.ok
    ? succeed(preview.value.address)
    : preview.problem.addAnyway !== null
      ? succeed(preview.problem.addAnyway)
      : preview;
  if (!addable.ok) return { kind: "unseen", problem: addable.problem, errors: {} };
  const added = await addCalendar({ organizerId, name, address: addable.value }, deps);
  if (!added.ok) return { kind: "refused", problem: added.problem, syncId: null, status: 409 };
  return { kind: "done", flash: "added", syncId: added.value.id };
}

async function change(
  wish: Extract<CalendarRequest, { intent: "toggle" | "remove" }>,
  organizerId: string,
  deps: ManageDeps,
): Promise<CalendarOutcome> {
  const which = { organizerId, syncId: wish.sync_id };
  if (wish.intent === "remove") {
    const isRemoved = await removeCalendar(which, deps);
    // What is gone already was removed by a press whose answer was lost.
    const isGone = isRemoved || (await findCalendar(deps.db, wish.sync_id)) === null;
    return isGone ? { kind: "done", flash: "removed", syncId: wish.sync_id } : refused("remove", 404);
  }
  const isChanged = await (wish.sync_enabled ? resumeCalendar : pauseCalendar)(which, deps);
  return isChanged
    ? { kind: "done", flash: wish.sync_enabled ? "enabled" : "paused", syncId: wish.sync_id }
    : refused("gone", 404);
}

async function sync(syncId: string, organizerId: string, deps: ManageDeps): Promise<CalendarOutcome> {
  const calendar = await findCalendar(deps.db, syncId);
  if (calendar?.organizer_id !== organizerId) return refused("gone", 404);
  const run = await syncNow(syncId, deps);
  if (run.ok) return { kind: "done", flash: "synced", syncId };
  const { problem } = run;
  return { ...refused(problem === "taken" ? "busy" : problem, problem === "too_long" ? 504 : 409), syncId };
}

const refused = (problem: CalendarRefusal, status: number) =>
  ({ kind: "refused", problem, syncId: null, status }) as const;
