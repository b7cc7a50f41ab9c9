import { moveToBin } from "#db/queries/events/bin";
import { aroundPresses, insertPresses } from "#db/queries/events/history";
import type { StoredEvent } from "#db/queries/events/own";
import {
  type EventStep,
  findStep,
  insertStep,
  settleSeries,
  type StepWrite,
  stopUnlessAsRead,
  writeSeveral,
} from "#db/queries/events/several";
import { claimImages, releaseImages } from "#db/queries/images/images";
import { raiseEpoch } from "#db/queries/site/publication";
import { undoUntil } from "~/domain/events/history";
import type { SeveralAct } from "~/domain/events/several";
import { groupsOf, present, refuse, type Result, succeed } from "~/domain/values";
import { imageIdsOf, type ImageRefused } from "~/models/images/take";
import { type Choice, type ChoiceProblem, reviewChosen } from "./review-several";
import { asBefore, changesOf, type SeveralChange } from "./several-changes";
import { type EventDeps, pressWith, repeatableId, writeBatch } from "./writing";

export type SeveralProblem = ImageRefused | { kind: ChoiceProblem } | { kind: "failed" };

interface Press {
  /** The same press has the same key, and counts once. */
  key: string;
  organizerId: string;
  userId: string;
  choice: Choice;
  change: SeveralChange;
}

/** Names the events that it leaves. Safe to repeat. */
export async function changeSeveral(press: Press, deps: EventDeps): Promise<Result<EventStep, SeveralProblem>> {
  const id = repeatableId(JSON.stringify([press.key, press.organizerId]));
  for (let left = 2; left > 0; left--) {
    const tried = await tryStep(id, press, deps);
    if (tried !== "overtaken") return tried;
  }
  return refuse({ kind: "failed" });
}

/** `overtaken`: somebody saved one of them in between. */
async function tryStep(
  id: string,
  press: Press,
  deps: EventDeps,
): Promise<Result<EventStep, SeveralProblem> | "overtaken"> {
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
  const step: EventStep = {
    id,
    organizer_id: organizerId,
    act: change.act,
    count: rows.length,
    events: writes.map((write, at) => before(present(rows[at], `event ${write.id}`), write, version)),
    left,
    done_at: now,
    undo_until: undoUntil(now, { isInBin: change.act === "delete" }),
  };
  const written = await writeBatch(db, [
    stopUnlessAsRead(db, rows),
    insertStep(db, step),
    ...(change.act === "delete"
      ? deletion({ id, rows, ...press }, deps)
      : changing({ rows, writes, version, act: change.act, ...press }, deps)),
    raiseEpoch(db),
  ]);
  if (written.ok) return succeed(step);
  if (written.problem.kind === "changedMeanwhile") return "overtaken";
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

/** With lines in the history. */
export function changing({ rows, writes, version, act, organizerId, userId, isUndone }: Changing, deps: EventDeps) {
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

/** The bin names so many titles of a step. */
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

/** For each series, and for each event outside one. */
function pressesOf(rows: readonly StoredEvent[], act: Parameters<typeof pressWith>[1]["act"], userId: string) {
  const groups = groupsOf(rows, (row) => row.series_id ?? row.id);
  return [...groups.values()].map((group) =>
    pressWith(present(group[0], "event of a press"), { act, count: group.length, userId }),
  );
}
