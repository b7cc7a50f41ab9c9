import { findDeletion, moveToBin } from "#db/queries/events/bin";
import { aroundPresses, insertPresses } from "#db/queries/events/history";
import type { StoredEvent } from "#db/queries/events/own";
import {
  type ChosenRows,
  type EventStep,
  findChosen,
  findStep,
  findStepRows,
  insertStep,
  markUndone,
  settleSeries,
  stopUnlessAsRead,
  type StepWrite,
  writeSeveral,
} from "#db/queries/events/several";
import { claimImages, releaseImages } from "#db/queries/images/images";
import { raiseEpoch } from "#db/queries/site/publication";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import {
  type ChosenEvent,
  type LeftEvent,
  MOST_AT_ONCE,
  type SeveralAct,
  sortChosen,
  STEP_UNDO_SECONDS,
} from "~/domain/events/several";
import { groupsOf } from "~/domain/groups";
import { refuse, type Result, succeed } from "~/domain/result";
import { type ImageRefused, imageIdsOf } from "~/models/images/take";
import { restoreDeletion } from "./bin";
import { unixSeconds } from "~/domain/time/unix-time";
import type { EventDeps } from "./deps";
import { pressWith } from "./press";
import { isImported } from "./series";
import { asBefore, changesOf, restored, type SeveralChange } from "./several-changes";
import { repeatableIds, writeBatch } from "./write-batch";

/** The rows of a list that were chosen, with what the list showed. */
export interface Choice extends ChosenRows {
  /** What the list showed: the version of an event, or when a series was last changed (unix seconds). */
  seen: ReadonlyMap<string, number>;
  /** How many the list had found, where all of them were chosen. */
  count: number | null;
}

/** Why nothing was done at all. `listChanged`: the list finds others than it showed. `notYours`: of another organizer. */
export type SeveralProblem = ImageRefused | { kind: ChoiceProblem } | { kind: "tooLate" } | { kind: "failed" };

type ChoiceProblem = "nothingTicked" | "tooManyChosen" | "listChanged" | "notYours" | "gone";

interface StoredChosen extends ChosenEvent {
  row: StoredEvent;
}

export interface Reviewed {
  reached: StoredChosen[];
  left: LeftEvent[];
  series: Awaited<ReturnType<typeof findChosen>>["series"];
}

/** Returns the chosen events: those that an act reaches, and those that it leaves, with why. */
export async function reviewChosen(
  choice: Choice,
  act: SeveralAct,
  { db }: Pick<EventDeps, "db">,
): Promise<Result<Reviewed, { kind: ChoiceProblem }>> {
  const { found, ids, seriesIds, isAll } = choice;
  if (ids.length + seriesIds.length === 0 && !isAll) return refuse({ kind: "nothingTicked" });
  const { rows, series } = await findChosen(db, choice);
  if (rows.some(({ organizer_id }) => organizer_id !== found.organizerId)) return refuse({ kind: "notYours" });
  if (rows.length > MOST_AT_ONCE) return refuse({ kind: "tooManyChosen" });
  if (isAll && rows.length !== choice.count) return refuse({ kind: "listChanged" });
  if (rows.length === 0) return refuse({ kind: "gone" });
  const events = rows.map((row) => ({
    id: row.id,
    title: row.title,
    isChanged: !isAll && isChanged(row, choice.seen),
    isImported: isImported(row),
    isOver: phaseOf(eventTimesOf(row), found.now) === "past",
    row,
  }));
  return succeed({ ...sortChosen(events, act), series });
}

/** A date that changes is changed later than its series was before: see laterChange(). */
function isChanged({ id, version, series_id, updated_at }: StoredEvent, seen: Choice["seen"]): boolean {
  const own = seen.get(id);
  if (own !== undefined) return version > own;
  const ofSeries = seen.get(series_id ?? "");
  return ofSeries !== undefined && updated_at !== null && unixSeconds(updated_at) > ofSeries;
}

interface Press {
  /** The same press has the same key, so that it counts once. */
  key: string;
  organizerId: string;
  userId: string;
  choice: Choice;
  change: SeveralChange;
}

/** Changes or deletes the chosen events in one step; those that it leaves are named in it. Safe to repeat. */
export async function changeSeveral(press: Press, deps: EventDeps): Promise<Result<EventStep, SeveralProblem>> {
  const id = repeatableIds(JSON.stringify([press.key, press.organizerId]), 1)[0]!;
  const first = await tryStep(id, press, deps);
  if (first.ok || first.problem.kind !== "overtaken") return first as Result<EventStep, SeveralProblem>;
  const second = await tryStep(id, press, deps);
  if (second.ok || second.problem.kind !== "overtaken") return second as Result<EventStep, SeveralProblem>;
  return refuse({ kind: "failed" });
}

async function tryStep(
  id: string,
  press: Press,
  deps: EventDeps,
): Promise<Result<EventStep, SeveralProblem | { kind: "overtaken" }>> {
  const { db, now } = deps;
  const { organizerId, choice, change } = press;
  const done = await findStep(db, organizerId, id);
  if (done) return succeed(done);
  const reviewed = await reviewChosen(choice, change.act, deps);
  if (!reviewed.ok) return reviewed;
  const plan = await changesOf(change, { ...reviewed.value, organizerId }, deps);
  if (!plan.ok) return plan;
  const { rows, writes, left } = plan.value;
  const newest = [...rows.map(({ version }) => version), ...reviewed.value.series.map((series) => series.newest)];
  const version = 1 + Math.max(0, ...newest);
  const step = { id, organizer_id: organizerId, act: change.act, count: rows.length, done_at: now, undone_at: null };
  const given = writes.map((write, at) => before(rows[at]!, write, version));
  const written = await writeBatch(db, [
    stopUnlessAsRead(db, rows),
    ...insertStep(db, { ...step, left_events: left }, given),
    ...(change.act === "delete"
      ? deletion({ id, rows, ...press }, deps)
      : changing({ rows, writes, version, act: change.act, ...press }, deps)),
    raiseEpoch(db),
  ]);
  if (written.ok) return succeed({ ...step, left_events: left });
  if (written.problem.kind === "changedMeanwhile") return refuse({ kind: "overtaken" });
  // The same press may have come first.
  const other = await findStep(db, organizerId, id);
  return other ? succeed(other) : refuse({ kind: "failed" });
}

const before = (row: StoredEvent, write: StepWrite, version: number) => ({
  event_id: row.id,
  title: row.title,
  before: asBefore(row, write),
  version,
});

interface Changing {
  rows: StoredEvent[];
  writes: StepWrite[];
  version: number;
  act: SeveralAct;
  organizerId: string;
  userId: string;
  isUndone?: boolean;
}

function changing({ rows, writes, version, act, organizerId, userId, isUndone }: Changing, deps: EventDeps) {
  const { db, now } = deps;
  const told = isUndone ? "stepUndone" : act === "state" ? "state" : "changed";
  const presses = aroundPresses(db, pressesOf(rows, told, userId), now);
  const images = act === "picture";
  return [
    ...presses.before,
    ...writeSeveral(db, writes, version, now),
    ...(images
      ? [
          claimImages(db, organizerId, imageIdsOf(writes.map(({ image_url }) => image_url ?? null))),
          releaseImages(db, organizerId, imageIdsOf(rows.map(({ image_url }) => image_url)), now),
        ]
      : []),
    ...presses.after,
  ];
}

/** How many titles the bin names of a step. */
const MOST_TITLES = 3;

function deletion({ id, rows, organizerId, userId }: { id: string; rows: StoredEvent[] } & Press, deps: EventDeps) {
  const { db, now } = deps;
  const titles = [...new Set(rows.map(({ title }) => title))];
  const title = titles.slice(0, MOST_TITLES).join(", ") + (titles.length > MOST_TITLES ? " …" : "");
  const seriesIds = [...new Set(rows.map(({ series_id }) => series_id).filter((series) => series !== null))];
  const eventIds = rows.map((row) => row.id);
  return [
    insertPresses(db, pressesOf(rows, "deleted", userId), now),
    ...moveToBin(db, { id, organizerId, userId, title, eventIds, seriesIds }, now),
    ...settleSeries(db, seriesIds, now),
  ];
}

/** A press for each series, and for each event outside one. */
function pressesOf(rows: readonly StoredEvent[], act: Parameters<typeof pressWith>[1]["act"], userId: string) {
  const groups = groupsOf(rows, (row) => row.series_id ?? row.id);
  return [...groups.values()].map((group) => pressWith(group[0]!, { act, count: group.length, userId }));
}

/** Takes a step back, within the hour, of every event that nobody has changed since; one taken back counts as done. */
export async function undoStep(
  step: EventStep,
  userId: string,
  deps: EventDeps,
): Promise<Result<EventStep, SeveralProblem>> {
  const { db, now } = deps;
  if (step.undone_at !== null) return succeed(step);
  if (step.act === "delete") return undoDeletion(step, userId, deps);
  if (now.getTime() - step.done_at.getTime() > STEP_UNDO_SECONDS * 1000) return refuse({ kind: "tooLate" });
  const stored = await findStepRows(db, step.id);
  const rowOf = new Map(stored.rows.map((row) => [row.id, row]));
  const left: LeftEvent[] = [];
  const back: { row: StoredEvent; write: StepWrite }[] = [];
  for (const { event_id: id, title, before: former, version } of stored.before) {
    const row = rowOf.get(id);
    if (!row) left.push({ id, title, why: "gone" });
    else if (row.version !== version) left.push({ id, title: row.title, why: "changed" });
    else back.push({ row, write: restored(row, former) });
  }
  const rows = back.map(({ row }) => row);
  const version = 1 + Math.max(0, ...rows.map((row) => row.version));
  const written = await writeBatch(db, [
    stopUnlessAsRead(db, rows),
    ...changing(
      {
        rows,
        writes: back.map(({ write }) => write),
        version,
        act: step.act,
        organizerId: step.organizer_id,
        userId,
        isUndone: true,
      },
      deps,
    ),
    markUndone(db, step.id, left, now),
    raiseEpoch(db),
  ]);
  return written.ok
    ? succeed({ ...step, count: rows.length, left_events: left, undone_at: now })
    : refuse({ kind: "failed" });
}

async function undoDeletion(
  step: EventStep,
  userId: string,
  { db, now }: EventDeps,
): Promise<Result<EventStep, SeveralProblem>> {
  const deletion = await findDeletion(db, step.id);
  if (!deletion) return refuse({ kind: "gone" });
  const restored = await restoreDeletion(deletion, userId, { db, now });
  if (!restored.ok) return refuse({ kind: "failed" });
  await markUndone(db, step.id, [], now);
  return succeed({ ...step, left_events: [], undone_at: now });
}
