import type { Database } from "#db/client";
import { deleteCalendar, findCalendar } from "#db/queries/calendars/calendars";
import { countEventChanges } from "#db/queries/calendars/event-changes";
import { replaceSourceDecisions, selectSourceDecisions } from "#db/queries/calendars/source-decisions";
import { confirmSource, discardIntake, type ReadAs } from "#db/queries/calendars/unconfirmed";
import { deletePress, findUndo } from "#db/queries/events/history";
import { listEventRows } from "#db/queries/events/own";
import type { EventChange } from "#db/queries/events/writes";
import {
  deleteIntake,
  deleteUneditedEvents,
  type IntakeRow,
  markPublished,
  selectStanding,
  updateReview,
} from "#db/queries/intakes";
import { raiseEpoch } from "#db/queries/site/publication";
import { undoUntil } from "~/domain/events/history";
import { decideRows } from "~/domain/review/decide-rows";
import type { SourceDecision } from "~/domain/review/decisions";
import { decidedKeys, decisionsOf } from "~/domain/review/kept-decisions";
import { obstacleOf, type ReviewRow, sourceKindOf } from "~/domain/review/review-row";
import { saidYesTo } from "~/domain/review/said-yes";
import { notedRows, outRows, waitingRows, withRows } from "~/domain/review/waiting";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { addCalendar, type CalendarAddProblem } from "~/models/calendars/calendar";
import type { CalendarDeps } from "~/models/calendars/deps";
import { syncCalendar } from "~/models/calendars/sync";
import { writeBatch } from "~/models/events/writing";
import type { ReviewRequest } from "~/schemas/intake/review";
import { isTheirOwn } from "./bring-in";
import type { IntakeDeps } from "./deps";
import { type MergedEvent, mergedWith, writeMerged } from "./merge";
import { pressOf, publishIntake, type PublishIntakeProblem } from "./publish";

/** `kept` of an undone publication: events that somebody had edited stay. */
export type ReviewDone =
  | { kind: "saved" | "discarded" }
  | { kind: "published"; count: number }
  | { kind: "kept"; syncId: string; isNew: boolean }
  | { kind: "undone"; kept: number };

/** `changedMeanwhile`: somebody decided in another tab. */
export type ReviewProblem = { kind: "changedMeanwhile" } | PublishIntakeProblem | KeepIntakeProblem | UndoProblem;

/** Stores the decisions and does what was asked. Safe to repeat. The caller checks permission. */
export async function reviewIntake(
  intake: IntakeRow,
  request: ReviewRequest & { userId?: string },
  deps: IntakeDeps & CalendarDeps,
): Promise<Result<ReviewDone, ReviewProblem>> {
  if (request.intent === "undo") return undoIntake(intake, deps);
  const waiting = waitingRows(intake);
  if (isAlreadyPublished(intake, request, waiting)) return alreadyPublished(intake, request);
  if (intake.version !== request.version) return refuse({ kind: "changedMeanwhile" });
  if (request.intent === "discard") return discard(intake, deps);
  const rows = withRows(notedRows(intake), decideRows(waiting, request.decisions));
  if (request.keep || (request.intent === "publish" && intake.sync_id !== null))
    return keepIntake({ ...intake, rows }, deps);
  if (request.intent === "publish") return publishIntake({ ...intake, rows }, request.userId ?? null, deps);
  return (await updateReview(deps.db, intake, rows))
    ? succeed({ kind: "saved" })
    : refuse({ kind: "changedMeanwhile" });
}

/** What is out stays; its list ends there. */
async function discard(intake: IntakeRow, { db }: IntakeDeps): Promise<Result<ReviewDone, ReviewProblem>> {
  if (intake.published_at === null) await discardIntake(db, intake.id);
  else if (!(await updateReview(db, intake, outRows(intake)))) return refuse({ kind: "changedMeanwhile" });
  return succeed({ kind: "discarded" });
}

/** Nothing waits, or an older form ticks what is out alone. */
function isAlreadyPublished(intake: IntakeRow, request: ReviewRequest, waiting: readonly ReviewRow[]): boolean {
  if (intake.published_at === null || waiting.length === 0) return intake.published_at !== null;
  const { ticked } = request.decisions;
  return (
    request.intent === "publish" &&
    intake.version !== request.version &&
    ticked.size > 0 &&
    !waiting.some(({ id }) => ticked.has(id))
  );
}

/** The first response was lost. */
function alreadyPublished(intake: IntakeRow, { intent }: ReviewRequest): Result<ReviewDone, ReviewProblem> {
  if (intent !== "publish") return refuse({ kind: "changedMeanwhile" });
  if (intake.sync_id !== null) return succeed({ kind: "kept", syncId: intake.sync_id, isNew: true });
  return succeed({ kind: "published", count: outRows(intake).length });
}

/** `notKeepable`: a text cannot be read again. */
type KeepIntakeProblem =
  | CalendarAddProblem
  | { kind: "nothingTicked" }
  | { kind: "obstacles" }
  | { kind: "changedMeanwhile" }
  | { kind: "notKeepable" };

/** Reads the source from now on: ticked rows come with the first run. Safe to repeat. The caller checks permission. */
async function keepIntake(
  { id, organizer_id, kind, address, name, rows, sync_id }: IntakeRow,
  deps: CalendarDeps,
): Promise<Result<{ kind: "kept"; syncId: string; isNew: boolean }, KeepIntakeProblem>> {
  if (address === null) return refuse({ kind: "notKeepable" });
  const ticked = rows.filter(({ isTicked }) => isTicked);
  if (sync_id === null && rows.length > 0 && ticked.length === 0) return refuse({ kind: "nothingTicked" });
  if (ticked.some((row) => obstacleOf(row) !== null)) return refuse({ kind: "obstacles" });
  const decisions: SourceDecision[] = decisionsOf(rows);
  const read = { address, kind: sourceKindOf(kind) };
  if (sync_id !== null) return decideAgain({ intakeId: id, syncId: sync_id, rows, decisions, read }, deps);
  const source = { organizerId: organizer_id, name, ...read };
  const added = await addCalendar({ ...source, decisions }, deps);
  if (!added.ok) return added;
  await markPublished(deps.db, id, { rows, publishedAt: deps.now, syncId: added.value.id });
  return succeed({ kind: "kept", syncId: added.value.id, isNew: true });
}

interface Decided {
  intakeId: string;
  syncId: string;
  rows: readonly ReviewRow[];
  decisions: readonly SourceDecision[];
  read: ReadAs;
}

/** Reads the source at once, and ends the review. Refused where it is gone. */
async function decideAgain({ intakeId, syncId, rows, decisions, read }: Decided, deps: CalendarDeps) {
  const [earlier, source] = await Promise.all([selectSourceDecisions(deps.db, syncId), findCalendar(deps.db, syncId)]);
  const isOnlyOurs = source !== null && !(await isTheirOwn(source, deps));
  const said = isOnlyOurs ? [...saidYesTo(rows), ...decisions] : decisions;
  await deps.db.batch([
    ...replaceSourceDecisions(deps.db, syncId, decidedKeys(rows, earlier), said),
    ...confirmSource(deps.db, { syncId, intakeId, read }, deps.now),
    deleteIntake(deps.db, intakeId),
  ]);
  const run = await syncCalendar({ syncId, trigger: "manual", isSaidYes: true }, deps);
  if (!run.ok && run.problem.kind === "gone") return refuse({ kind: "changedMeanwhile" as const });
  return succeed({ kind: "kept" as const, syncId, isNew: false });
}

/** `tooLate`: the hour has passed; `editedSince`: a source with events changed here goes only with its calendar. */
type UndoProblem = { kind: "tooLate" } | { kind: "savedMeanwhile" } | { kind: "editedSince" } | { kind: "notUndone" };

/** The last press, within its hour; `kept` events have been edited since. Safe to repeat. */
export async function undoIntake(
  intake: IntakeRow,
  { db, now }: IntakeDeps,
): Promise<Result<{ kind: "undone"; kept: number }, UndoProblem>> {
  const { id, organizer_id, rows, published_at, sync_id } = intake;
  if (published_at === null) return succeed({ kind: "undone", kept: 0 });
  if (now > undoUntil(published_at)) return refuse({ kind: "tooLate" });
  const out = outRows(intake);
  const before = out.flatMap(({ outSince }) => (outSince && dateFromUnix(outSince) < published_at ? outSince : []));
  const earlier = before.length > 0 ? dateFromUnix(Math.max(...before)) : null;
  const last = out.filter(({ outSince }) => !outSince || !before.includes(outSince));
  const undone = last.map((row) => ({ ...row, outSince: null }));
  const unpublished = markPublished(db, id, { rows: withRows(rows, undone), publishedAt: earlier, syncId: null });
  if (sync_id !== null) {
    if ((await countEventChanges(db, sync_id)) > 0) return refuse({ kind: "editedSince" });
    await deleteCalendar(db, organizer_id, sync_id, now);
    await unpublished;
    return succeed({ kind: "undone", kept: 0 });
  }
  const press = pressOf({ id, published_at: earlier }, published_at);
  const undo = await findUndo(db, press);
  const replaced = undo?.of === "intake" ? undo.events : [];
  const unedited = await findUnedited(db, replaced, published_at);
  const merged = new Set(replaced.map((event) => event.id));
  const own = last.filter((row) => !merged.has(mergedWith(row) ?? ""));
  const ownIds = own.map((row) => row.id);
  const isBack = new Set(unedited.map(({ stored }) => stored.id));
  const written = await writeBatch(db, [
    ...writeMerged(db, unedited, now),
    deleteUneditedEvents(db, organizer_id, ownIds),
    unpublished,
    deletePress(db, press),
    raiseEpoch(db),
    selectStanding(db, [...ownIds, ...[...merged].filter((event) => !isBack.has(event))]),
  ]);
  if (!written.ok)
    return refuse({ kind: written.problem.kind === "changedMeanwhile" ? "savedMeanwhile" : "notUndone" });
  const kept = written.value.at(-1) as Awaited<ReturnType<typeof selectStanding>>;
  return succeed({ kind: "undone", kept: kept.length });
}

async function findUnedited(db: Database, replaced: readonly EventChange[], since: Date): Promise<MergedEvent[]> {
  if (replaced.length === 0) return [];
  const stored = await listEventRows(
    db,
    replaced.map(({ id }) => id),
  );
  const unedited = new Map(
    stored.filter((event) => (event.updated_at ?? since) <= since).map((event) => [event.id, event]),
  );
  return replaced.flatMap((change) => {
    const event = unedited.get(change.id);
    return event ? [{ stored: event, change }] : [];
  });
}
